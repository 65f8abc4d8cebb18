use alloc::vec::Vec;

use crate::cards::{BLANK, DECK};
use crate::clock;
use crate::hash::{card_commitment, round_commitment};
use crate::state::{end, phase, NOTHING};
use crate::{Error, Event, Game, Sha256};

/// The positions that are opened before the last one, in this order.
const FIRST_POSITIONS: [u8; 2] = [3, 2];

impl Game {
    pub(crate) fn open_two<H: Sha256>(
        &mut self,
        player: u8,
        cards: [u8; 2],
        salts: &[[u8; 32]; 2],
        now: i64,
        events: &mut Vec<Event>,
    ) -> Result<(), Error> {
        if self.has_opened(player) {
            return Err(Error::AlreadyDone);
        }
        for card in cards {
            check_card(card)?;
        }
        for ((position, card), salt) in FIRST_POSITIONS.into_iter().zip(cards).zip(salts) {
            self.check_opening::<H>(player, position, card, salt)?;
        }
        for (position, card) in FIRST_POSITIONS.into_iter().zip(cards) {
            self.turn_up(player, position, card, events);
        }
        if self.has_opened(0) && self.has_opened(1) {
            self.begin_betting(now);
        }
        Ok(())
    }

    pub(crate) fn open_last<H: Sha256>(
        &mut self,
        player: u8,
        secret: [u8; 32],
        card: u8,
        salt: &[u8; 32],
        now: i64,
        events: &mut Vec<Event>,
    ) -> Result<(), Error> {
        let seat = self.player(player);
        if seat.secret.is_some() {
            return Err(Error::AlreadyDone);
        }
        if round_commitment::<H>(&secret, &seat.key, &self.id, self.round) != seat.commitment {
            return Err(Error::WrongSecret);
        }
        check_card(card)?;
        self.check_opening::<H>(player, 1, card, salt)?;
        self.player_mut(player).secret = Some(secret);
        self.turn_up(player, 1, card, events);
        if !self.is_honest::<H>(player, &secret) {
            self.lose(player, end::WRONG_CARDS, events);
        } else if self.players.iter().all(|player| player.secret.is_some()) {
            self.score_round(now, events);
        }
        Ok(())
    }

    pub(crate) fn has_opened(&self, player: u8) -> bool {
        self.player(player).opened[2] != NOTHING
    }

    pub(crate) fn enter_last_opening(&mut self, now: i64) {
        self.enter(phase::LAST_OPENING, clock::after(now, clock::LAST_OPENING));
    }

    fn check_opening<H: Sha256>(
        &self,
        player: u8,
        position: u8,
        card: u8,
        salt: &[u8; 32],
    ) -> Result<(), Error> {
        let seat = self.player(player);
        let matches = if seat.auto_played {
            (position == 3) == (card == BLANK)
        } else {
            card_commitment::<H>(salt, card, position, &seat.key, &self.id, self.round)
                == seat.arrangement[usize::from(position - 1)]
        };
        if matches {
            Ok(())
        } else {
            Err(Error::WrongOpening { position })
        }
    }

    fn turn_up(&mut self, player: u8, position: u8, card: u8, events: &mut Vec<Event>) {
        self.player_mut(player).opened[usize::from(position - 1)] = card;
        events.push(Event::Opened { player, position, card });
    }
}

fn check_card(card: u8) -> Result<(), Error> {
    if card < DECK || card == BLANK {
        Ok(())
    } else {
        Err(Error::BadCard { card })
    }
}
