use alloc::vec::Vec;

use crate::cards::DECK;
use crate::clock;
use crate::relic::THIRD_EYE;
use crate::state::{kind, phase, WHOLE_HAND};
use crate::{Draw, Error, Event, Game};

impl Game {
    pub(crate) fn swap(
        &mut self,
        player: u8,
        mask: u8,
        now: i64,
        events: &mut Vec<Event>,
    ) -> Result<(), Error> {
        self.check_playing(player)?;
        if self.must_show(player) {
            return Err(Error::MustShow);
        }
        if mask == 0 || mask > WHOLE_HAND {
            return Err(Error::BadMask { mask });
        }
        if self.player(player).swaps_left == 0 {
            return Err(Error::NoSwaps);
        }
        let seat = self.player_mut(player);
        seat.swaps_left -= 1;
        seat.arranged = false;
        seat.arrangement = [[0; 32]; 3];
        seat.draws.push(Draw { mask, vrf: [0; 32] });
        events.push(self.ask(kind::SWAP + player, now));
        Ok(())
    }

    pub(crate) fn show(&mut self, player: u8, cards: Vec<u8>, events: &mut Vec<Event>) -> Result<(), Error> {
        if !self.may_show(player, cards.len()) {
            return Err(Error::NothingToShow);
        }
        if let Some(&card) = cards.iter().find(|&&card| card >= DECK) {
            return Err(Error::BadCard { card });
        }
        self.player_mut(player).shown = cards.clone();
        events.push(Event::Shown { player, cards });
        Ok(())
    }

    fn may_show(&self, player: u8, count: usize) -> bool {
        let seat = self.player(player);
        self.either_holds(THIRD_EYE)
            && seat.shown.is_empty()
            && self.first_swap_answered(player)
            && seat.draws[1].mask.count_ones() as usize == count
    }

    pub(crate) fn arrange(
        &mut self,
        player: u8,
        commitments: [[u8; 32]; 3],
        events: &mut Vec<Event>,
    ) -> Result<(), Error> {
        self.check_playing(player)?;
        if self.must_show(player) {
            return Err(Error::MustShow);
        }
        if commitments.contains(&[0; 32]) {
            return Err(Error::ZeroCommitment);
        }
        let seat = self.player_mut(player);
        seat.arranged = true;
        seat.arrangement = commitments;
        events.push(Event::Arranged { player });
        Ok(())
    }

    pub(crate) fn lock(&mut self, player: u8, now: i64, events: &mut Vec<Event>) -> Result<(), Error> {
        self.check_playing(player)?;
        if self.must_show(player) {
            return Err(Error::MustShow);
        }
        if !self.player(player).arranged {
            return Err(Error::NotArranged);
        }
        self.lock_in(player, false, now, events);
        Ok(())
    }

    /// Locks the current arrangement; without one the cards are played automatically.
    pub(crate) fn lock_in(&mut self, player: u8, auto: bool, now: i64, events: &mut Vec<Event>) {
        let seat = self.player_mut(player);
        seat.locked = true;
        seat.auto_played = !seat.arranged;
        events.push(Event::Locked { player, auto, auto_played: seat.auto_played });
        if self.players.iter().all(|player| player.locked) {
            self.enter(phase::OPENING, clock::after(now, clock::OPENING));
        }
    }

    fn check_playing(&self, player: u8) -> Result<(), Error> {
        if self.player(player).locked {
            return Err(Error::AlreadyLocked);
        }
        if self.swap_pending(player) {
            return Err(Error::SwapPending);
        }
        Ok(())
    }
}
