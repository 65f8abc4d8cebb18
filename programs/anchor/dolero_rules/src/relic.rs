use crate::{Game, Player};

pub(crate) const HIGH_STAKES: u8 = 0;
pub(crate) const PLAN_B: u8 = 1;
pub(crate) const THIRD_EYE: u8 = 2;
pub(crate) const FAIR_GAME: u8 = 3;
pub(crate) const THE_CLOSER: u8 = 4;
pub(crate) const FAST_HAND: u8 = 5;
pub(crate) const JOKER: u8 = 6;
pub(crate) const SKIPPED: u8 = 7;
/// Number of relics.
pub(crate) const RELICS: u8 = 6;

pub(crate) const GOOD_JOKER: u8 = 1;
pub(crate) const BAD_JOKER: u8 = 2;

impl Game {
    /// Whether a player chose this and its effect is active in this round (Fair Game disables all effects).
    pub(crate) fn holds(&self, player: u8, choice: u8) -> bool {
        !self.is_fair_game() && self.player(player).choice == choice
    }

    pub(crate) fn either_holds(&self, choice: u8) -> bool {
        self.holds(0, choice) || self.holds(1, choice)
    }

    fn is_fair_game(&self) -> bool {
        self.players.iter().any(|player| player.choice == FAIR_GAME)
    }

    pub(crate) fn swaps_of(&self, player: u8) -> u8 {
        if self.holds(player, PLAN_B) {
            return 6;
        }
        if self.holds(player, FAST_HAND) {
            return 4;
        }
        match self.player(player).joker {
            GOOD_JOKER => 4,
            BAD_JOKER => 2,
            _ => 3,
        }
    }

    /// Whether the first swap must still be shown.
    pub(crate) fn must_show(&self, player: u8) -> bool {
        let seat = self.player(player);
        self.either_holds(THIRD_EYE) && self.first_swap_answered(player) && seat.shown.is_empty()
    }

    pub(crate) fn first_swap_answered(&self, player: u8) -> bool {
        self.player(player).answered_draws(self.swap_pending(player)) >= 2
    }
}

impl Player {
    fn answered_draws(&self, waiting: bool) -> usize {
        self.draws.len() - usize::from(waiting)
    }
}
