use alloc::vec::Vec;

use crate::clock;
use crate::relic::{JOKER, SKIPPED};
use crate::state::{end, kind, phase, NOTHING};
use crate::{Action, Error, Event, Game, Sha256};

/// Applies a player's action, if it is legal.
pub fn act<H: Sha256>(game: &mut Game, player: u8, action: Action, now: i64) -> Result<Vec<Event>, Error> {
    if player > 1 {
        return Err(Error::NotAPlayer);
    }
    check(game, player, &action, now)?;
    let mut events = Vec::new();
    match action {
        Action::Commit { commitment } => game.commit(player, commitment, now, &mut events),
        Action::RequestRandom => game.request_random(now, &mut events),
        Action::Choose { choice } => game.choose(player, choice, now, &mut events),
        Action::Swap { mask } => game.swap(player, mask, now, &mut events),
        Action::Show { cards } => game.show(player, cards, &mut events),
        Action::Arrange { commitments } => game.arrange(player, commitments, &mut events),
        Action::Lock => game.lock(player, now, &mut events),
        Action::Open { cards, salts } => game.open_two::<H>(player, cards, &salts, now, &mut events),
        Action::Raise { amount } => game.raise(player, amount, now, &mut events),
        Action::Call => game.call(player, now, &mut events),
        Action::Fold => game.fold(player, now, &mut events),
        Action::Reveal => game.reveal(player, now, &mut events),
        Action::OpenLast { secret, card, salt } => {
            game.open_last::<H>(player, secret, card, &salt, now, &mut events)
        }
        Action::Forfeit => {
            game.forfeit(player, &mut events);
            Ok(())
        }
    }?;
    Ok(events)
}

/// The checks common to all actions: the game is running, the phase allows the action, and the deadline has not passed.
fn check(game: &Game, player: u8, action: &Action, now: i64) -> Result<(), Error> {
    if game.phase == phase::OVER {
        return Err(Error::GameOver);
    }
    if !is_of_phase(action, game.phase) {
        return Err(Error::WrongPhase { phase: game.phase });
    }
    match deadline_of(game, player, action) {
        Some(deadline) if now > deadline => Err(Error::TooLate { deadline }),
        _ => Ok(()),
    }
}

fn is_of_phase(action: &Action, current: u8) -> bool {
    match action {
        Action::Commit { .. } => current == phase::COMMIT,
        Action::RequestRandom => current == phase::OFFER || current == phase::DEAL,
        Action::Choose { .. } => current == phase::RELIC,
        Action::Swap { .. } | Action::Show { .. } | Action::Arrange { .. } | Action::Lock => {
            current == phase::CARDS
        }
        Action::Open { .. } => current == phase::OPENING,
        Action::Raise { .. } | Action::Call | Action::Fold | Action::Reveal => current == phase::BETTING,
        Action::OpenLast { .. } => current == phase::LAST_OPENING,
        Action::Forfeit => (phase::COMMIT..=phase::LAST_OPENING).contains(&current),
    }
}

fn deadline_of(game: &Game, player: u8, action: &Action) -> Option<i64> {
    match action {
        Action::RequestRandom | Action::Forfeit => None,
        _ if game.phase != phase::CARDS => Some(game.deadline),
        // The player's time does not run while a swap is pending.
        _ if game.swap_pending(player) => None,
        _ => Some(game.player(player).deadline),
    }
}

impl Game {
    fn commit(
        &mut self,
        player: u8,
        commitment: [u8; 32],
        now: i64,
        events: &mut Vec<Event>,
    ) -> Result<(), Error> {
        if self.player(player).commitment != [0; 32] {
            return Err(Error::AlreadyDone);
        }
        if commitment == [0; 32] {
            return Err(Error::ZeroCommitment);
        }
        self.player_mut(player).commitment = commitment;
        events.push(Event::Committed { player, round: self.round });
        if self.players.iter().all(|player| player.commitment != [0; 32]) {
            self.enter(phase::OFFER, clock::after(now, clock::RANDOM));
        }
        Ok(())
    }

    fn request_random(&mut self, now: i64, events: &mut Vec<Event>) -> Result<(), Error> {
        if !self.pending.is_empty() {
            return Err(Error::AlreadyAsked);
        }
        let kind = if self.phase == phase::OFFER { kind::OFFER } else { kind::DEAL };
        events.push(self.ask(kind, now));
        Ok(())
    }

    fn choose(&mut self, player: u8, choice: u8, now: i64, events: &mut Vec<Event>) -> Result<(), Error> {
        let seat = self.player(player);
        let chosen = match choice {
            0..=2 => seat.offer[usize::from(choice)],
            3 => JOKER,
            4 => SKIPPED,
            _ => return Err(Error::BadChoice { choice }),
        };
        if seat.choice != NOTHING {
            return Err(Error::AlreadyDone);
        }
        self.take_choice(player, chosen, now, events);
        Ok(())
    }

    pub(crate) fn take_choice(&mut self, player: u8, choice: u8, now: i64, events: &mut Vec<Event>) {
        self.player_mut(player).choice = choice;
        events.push(Event::Chosen { player, choice });
        if self.players.iter().all(|player| player.choice != NOTHING) {
            self.enter(phase::DEAL, clock::after(now, clock::RANDOM));
        }
    }

    fn forfeit(&mut self, player: u8, events: &mut Vec<Event>) {
        if self.phase == phase::BETTING {
            self.return_uncalled();
        }
        self.lose(player, end::FORFEIT, events);
    }
}
