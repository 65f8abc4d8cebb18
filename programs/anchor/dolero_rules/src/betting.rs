use alloc::vec::Vec;

use crate::clock;
use crate::state::{other, phase};
use crate::{Error, Event, Game};

impl Game {
    pub(crate) fn begin_betting(&mut self, now: i64) {
        self.to_act = if self.round % 2 == 1 { 0 } else { 1 };
        self.raised = false;
        self.revealed = 0;
        self.enter(phase::BETTING, clock::after(now, clock::BET));
    }

    pub(crate) fn raise(
        &mut self,
        player: u8,
        amount: u64,
        now: i64,
        events: &mut Vec<Event>,
    ) -> Result<(), Error> {
        self.check_turn(player)?;
        let highest = self.highest_raise();
        if amount == 0 || amount > highest {
            return Err(Error::BadRaise { highest });
        }
        let bet = self.level() + amount;
        self.raise_bet_to(player, bet);
        self.raised = true;
        self.revealed = 0;
        events.push(Event::Raised { player, amount, bet });
        self.pass_turn(now);
        Ok(())
    }

    pub(crate) fn call(&mut self, player: u8, now: i64, events: &mut Vec<Event>) -> Result<(), Error> {
        self.check_raised(player)?;
        let bet = self.level();
        self.raise_bet_to(player, bet);
        events.push(Event::Called { player, bet });
        self.enter_last_opening(now);
        Ok(())
    }

    pub(crate) fn fold(&mut self, player: u8, now: i64, events: &mut Vec<Event>) -> Result<(), Error> {
        self.check_raised(player)?;
        self.take_fold(player, now, events);
        Ok(())
    }

    pub(crate) fn reveal(&mut self, player: u8, now: i64, events: &mut Vec<Event>) -> Result<(), Error> {
        self.check_turn(player)?;
        if self.raised {
            return Err(Error::RaiseStands);
        }
        self.take_reveal(player, now, events);
        Ok(())
    }

    /// Acts for the player whose time is up: folds if a raise is open, otherwise reveals.
    pub(crate) fn time_out_bet(&mut self, now: i64, events: &mut Vec<Event>) {
        if self.raised {
            self.take_fold(self.to_act, now, events);
        } else {
            self.take_reveal(self.to_act, now, events);
        }
    }

    /// Refunds the part of a bet that the other player has not matched, and returns that amount.
    pub(crate) fn return_uncalled(&mut self) -> u64 {
        let [first, second] = [self.players[0].bet, self.players[1].bet];
        let (player, uncalled) = if first > second { (0, first - second) } else { (1, second - first) };
        self.give_back(player, uncalled);
        self.player_mut(player).bet -= uncalled;
        uncalled
    }

    fn take_fold(&mut self, player: u8, now: i64, events: &mut Vec<Event>) {
        let returned = self.return_uncalled();
        self.folded = player;
        events.push(Event::Folded { player, returned });
        self.enter_last_opening(now);
    }

    fn take_reveal(&mut self, player: u8, now: i64, events: &mut Vec<Event>) {
        self.revealed += 1;
        events.push(Event::Revealed { player });
        if self.revealed == 2 {
            self.enter_last_opening(now);
        } else {
            self.pass_turn(now);
        }
    }

    fn pass_turn(&mut self, now: i64) {
        self.to_act = other(self.to_act);
        self.deadline = clock::after(now, clock::BET);
    }

    fn check_turn(&self, player: u8) -> Result<(), Error> {
        if self.to_act == player {
            Ok(())
        } else {
            Err(Error::NotYourTurn)
        }
    }

    fn check_raised(&self, player: u8) -> Result<(), Error> {
        self.check_turn(player)?;
        if self.raised {
            Ok(())
        } else {
            Err(Error::NothingToCall)
        }
    }

    fn level(&self) -> u64 {
        self.players[0].bet.max(self.players[1].bet)
    }

    /// A raise is limited by the table and by what both players can pay.
    fn highest_raise(&self) -> u64 {
        let affordable = self.players.iter().map(|player| player.bet.saturating_add(player.stack));
        affordable.fold(self.limits.max_bet, u64::min).saturating_sub(self.level())
    }

    fn raise_bet_to(&mut self, player: u8, bet: u64) {
        let amount = bet - self.player(player).bet;
        self.pay(player, amount);
        self.player_mut(player).bet = bet;
    }
}
