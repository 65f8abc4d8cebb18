use alloc::vec::Vec;

use crate::cards::BLANK;
use crate::clock;
use crate::relic::{HIGH_STAKES, THE_CLOSER};
use crate::state::{end, other, phase, NOTHING};
use crate::{Event, Game};

const BEST: u8 = 21;
const VALUES: u8 = 13;

/// The sum of opened cards. An ace counts 11 if the sum stays within 21, otherwise 1.
pub(crate) fn score(cards: &[u8; 3]) -> u8 {
    let low: u8 = cards.iter().map(|&card| value(card)).sum();
    let aces = cards.iter().filter(|&&card| value(card) == 1).count();
    (0..aces).fold(low, |sum, _| if sum + 10 <= BEST { sum + 10 } else { sum })
}

fn value(card: u8) -> u8 {
    if card == BLANK {
        0
    } else {
        (card % VALUES + 1).min(10)
    }
}

impl Game {
    pub(crate) fn score_round(&mut self, now: i64, events: &mut Vec<Event>) {
        let scores = [score(&self.players[0].opened), score(&self.players[1].opened)];
        let winner = if self.folded == NOTHING { winner_of(scores) } else { other(self.folded) };
        self.take_hearts(scores, winner);
        let hearts = self.hearts();
        events.push(Event::RoundScored { round: self.round, scores, winner, hearts });
        if self.sudden_death && winner != NOTHING {
            return self.finish(winner, end::SUDDEN_DEATH, events);
        }
        match hearts {
            [0, 0] => {
                self.sudden_death = true;
                events.push(Event::SuddenDeath { round: self.round + 1 });
            }
            [0, _] => return self.finish(1, end::HEARTS, events),
            [_, 0] => return self.finish(0, end::HEARTS, events),
            _ => {}
        }
        self.begin_next_round(now);
    }

    fn take_hearts(&mut self, scores: [u8; 2], winner: u8) {
        if winner == NOTHING {
            if !self.sudden_death {
                for player in 0..2 {
                    let lost = if self.holds(player, THE_CLOSER) { 2 } else { 1 };
                    self.take_hearts_of(player, lost);
                }
            }
            return;
        }
        let lost = if self.either_holds(HIGH_STAKES) { 2 } else { 1 };
        self.take_hearts_of(other(winner), lost);
        let by_cards = self.folded == NOTHING;
        if by_cards && scores[usize::from(winner)] == BEST && self.holds(winner, THE_CLOSER) {
            let seat = self.player_mut(winner);
            seat.hearts = seat.hearts.saturating_add(1);
        }
    }

    fn take_hearts_of(&mut self, player: u8, lost: u8) {
        let seat = self.player_mut(player);
        seat.hearts = seat.hearts.saturating_sub(lost);
    }

    fn hearts(&self) -> [u8; 2] {
        [self.players[0].hearts, self.players[1].hearts]
    }

    fn begin_next_round(&mut self, now: i64) {
        for player in &mut self.players {
            player.clear_round();
        }
        self.to_act = 0;
        self.raised = false;
        self.revealed = 0;
        self.folded = NOTHING;
        self.round += 1;
        self.enter(phase::COMMIT, clock::after(now, clock::COMMIT));
    }
}

fn winner_of(scores: [u8; 2]) -> u8 {
    match scores.map(|score| score <= BEST) {
        [true, false] => 0,
        [false, true] => 1,
        [true, true] if scores[0] > scores[1] => 0,
        [true, true] if scores[1] > scores[0] => 1,
        _ => NOTHING,
    }
}
