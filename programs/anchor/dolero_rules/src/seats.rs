use alloc::vec;
use alloc::vec::Vec;

use crate::clock;
use crate::state::{end, other, phase, NOTHING};
use crate::{Error, Event, Game, Limits, Player};

const HEARTS: u8 = 3;

/// Opens a game, which then waits for a second player.
pub fn open(id: [u8; 32], limits: Limits, key: [u8; 32], stack: u64) -> Result<(Game, Vec<Event>), Error> {
    check_stack(&limits, stack)?;
    let mut game = Game {
        id,
        limits,
        phase: phase::WAITING,
        round: 0,
        sudden_death: false,
        pot: 0,
        deadline: 0,
        nonce: 0,
        pending: Vec::new(),
        to_act: 0,
        raised: false,
        revealed: 0,
        folded: NOTHING,
        winner: NOTHING,
        end: end::RUNNING,
        players: [Player::default(), Player::default()],
    };
    game.sit(0, key, stack);
    Ok((game, vec![Event::GameOpened { player_key: key, stack }]))
}

pub fn join(game: &mut Game, key: [u8; 32], stack: u64, now: i64) -> Result<Vec<Event>, Error> {
    check_waiting(game)?;
    if game.players[0].key == key {
        return Err(Error::SamePlayer);
    }
    check_stack(&game.limits, stack)?;
    game.sit(1, key, stack);
    for player in &mut game.players {
        player.hearts = HEARTS;
    }
    game.round = 1;
    game.enter(phase::COMMIT, clock::after(now, clock::COMMIT));
    Ok(vec![Event::PlayerJoined { player_key: key, stack }])
}

/// Ends a game that no second player has joined.
pub fn leave(game: &mut Game, key: [u8; 32]) -> Result<Vec<Event>, Error> {
    check_waiting(game)?;
    if game.players[0].key != key {
        return Err(Error::NotAPlayer);
    }
    game.give_back_all();
    let mut events = Vec::new();
    game.finish(NOTHING, end::LEFT, &mut events);
    Ok(events)
}

fn check_waiting(game: &Game) -> Result<(), Error> {
    if game.phase == phase::WAITING {
        Ok(())
    } else {
        Err(Error::WrongPhase { phase: game.phase })
    }
}

fn check_stack(limits: &Limits, stack: u64) -> Result<(), Error> {
    if (limits.seat_fee..=limits.max_stack).contains(&stack) {
        Ok(())
    } else {
        Err(Error::BadStack { lowest: limits.seat_fee, highest: limits.max_stack })
    }
}

impl Game {
    fn sit(&mut self, player: u8, key: [u8; 32], stack: u64) {
        let fee = self.limits.seat_fee;
        let seat = self.player_mut(player);
        seat.key = key;
        seat.stack = stack;
        self.pay(player, fee);
    }

    /// Moves an amount from stack to pot.
    pub(crate) fn pay(&mut self, player: u8, amount: u64) {
        let seat = self.player_mut(player);
        seat.stack -= amount;
        seat.paid += amount;
        self.pot += amount;
    }

    /// Moves an amount from pot to stack.
    pub(crate) fn give_back(&mut self, player: u8, amount: u64) {
        let seat = self.player_mut(player);
        seat.stack += amount;
        seat.paid -= amount;
        self.pot -= amount;
    }

    pub(crate) fn give_back_all(&mut self) {
        for player in 0..2 {
            self.give_back(player, self.player(player).paid);
        }
    }

    pub(crate) fn enter(&mut self, phase: u8, deadline: i64) {
        self.phase = phase;
        self.deadline = deadline;
    }

    pub(crate) fn finish(&mut self, winner: u8, end: u8, events: &mut Vec<Event>) {
        self.phase = phase::OVER;
        self.winner = winner;
        self.end = end;
        self.pending.clear();
        events.push(Event::GameEnded { winner, end });
    }

    pub(crate) fn lose(&mut self, loser: u8, end: u8, events: &mut Vec<Event>) {
        self.finish(other(loser), end, events);
    }

    /// Ends the game without a winner; both players get back what they paid.
    pub(crate) fn cancel(&mut self, events: &mut Vec<Event>) {
        self.give_back_all();
        self.finish(NOTHING, end::CANCELLED, events);
    }
}
