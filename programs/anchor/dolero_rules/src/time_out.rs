use alloc::vec::Vec;

use crate::clock;
use crate::relic::SKIPPED;
use crate::state::{end, kind, phase, NOTHING};
use crate::{Error, Event, Game};

/// Applies an expired time limit. Does not depend on the caller.
pub fn time_out(game: &mut Game, now: i64) -> Result<Vec<Event>, Error> {
    let mut events = Vec::new();
    match game.phase {
        phase::OVER => return Err(Error::GameOver),
        phase::WAITING => return Err(Error::WrongPhase { phase: game.phase }),
        phase::CARDS => {
            game.time_out_cards(now, &mut events)?;
            return Ok(events);
        }
        _ => {}
    }
    if now <= game.deadline {
        return Err(Error::TooEarly { deadline: game.deadline });
    }
    match game.phase {
        phase::COMMIT => {
            let missing = [0, 1].map(|player| game.player(player).commitment == [0; 32]);
            game.end_without(missing, &mut events);
        }
        phase::OPENING => {
            let missing = [0, 1].map(|player| !game.has_opened(player));
            game.end_without(missing, &mut events);
        }
        phase::LAST_OPENING => {
            let missing = [0, 1].map(|player| game.player(player).secret.is_none());
            game.end_without(missing, &mut events);
        }
        phase::RELIC => game.time_out_relic(now, &mut events),
        phase::BETTING => game.time_out_bet(now, &mut events),
        _ => game.cancel(&mut events),
    }
    Ok(events)
}

impl Game {
    fn end_without(&mut self, missing: [bool; 2], events: &mut Vec<Event>) {
        match missing {
            [true, false] => self.lose(0, end::TIME_OUT, events),
            [false, true] => self.lose(1, end::TIME_OUT, events),
            _ => self.cancel(events),
        }
    }

    fn time_out_relic(&mut self, now: i64, events: &mut Vec<Event>) {
        for player in 0..2 {
            if self.player(player).choice == NOTHING {
                self.take_choice(player, SKIPPED, now, events);
            }
        }
    }

    fn time_out_cards(&mut self, now: i64, events: &mut Vec<Event>) -> Result<(), Error> {
        if self.pending.iter().any(|pending| now > clock::after(pending.asked_at, clock::RANDOM)) {
            self.cancel(events);
            return Ok(());
        }
        let late = [0, 1].map(|player| self.is_late(player, now));
        if late == [false, false] {
            return Err(Error::TooEarly { deadline: self.next_deadline() });
        }
        for player in [0, 1] {
            if late[usize::from(player)] {
                self.lock_in(player, true, now, events);
            }
        }
        Ok(())
    }

    fn is_late(&self, player: u8, now: i64) -> bool {
        let seat = self.player(player);
        let waits = self.pending.iter().any(|pending| pending.kind == kind::SWAP + player);
        !seat.locked && !waits && now > seat.deadline
    }

    fn next_deadline(&self) -> i64 {
        let unlocked = self.players.iter().filter(|player| !player.locked);
        unlocked.map(|player| player.deadline).min().unwrap_or(self.deadline)
    }
}
