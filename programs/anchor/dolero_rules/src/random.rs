use alloc::vec;
use alloc::vec::Vec;

use crate::clock;
use crate::relic::{BAD_JOKER, FAST_HAND, GOOD_JOKER, JOKER, RELICS};
use crate::state::{kind, phase, WHOLE_HAND};
use crate::{Draw, Error, Event, Game, Pending, Sha256};

/// Applies a VRF response. One that is not pending changes nothing.
pub fn answer<H: Sha256>(game: &mut Game, nonce: u64, vrf: [u8; 32], now: i64) -> Result<Vec<Event>, Error> {
    let Some(index) = game.pending.iter().position(|pending| pending.nonce == nonce) else {
        return Ok(Vec::new());
    };
    let pending = game.pending.remove(index);
    Ok(vec![match pending.kind {
        kind::OFFER => offer::<H>(game, &vrf, now),
        kind::DEAL => deal::<H>(game, &vrf, now),
        _ => swap(game, &pending, vrf, now),
    }])
}

fn offer<H: Sha256>(game: &mut Game, vrf: &[u8; 32], now: i64) -> Event {
    let offers = [0, 1].map(|player| pick_relics::<H>(H::hash(&[vrf, b"offer", &[player]])));
    for (player, offer) in game.players.iter_mut().zip(offers) {
        player.offer = offer;
    }
    game.enter(phase::RELIC, clock::after(now, clock::RELIC));
    Event::RelicsOffered { offers }
}

fn pick_relics<H: Sha256>(seed: [u8; 32]) -> [u8; 3] {
    let mut words = Words::<H>::new(seed);
    let mut list: Vec<u8> = (0..RELICS).collect();
    [(); 3].map(|()| list.remove(words.below(list.len())))
}

fn deal<H: Sha256>(game: &mut Game, vrf: &[u8; 32], now: i64) -> Event {
    for player in 0..2 {
        if game.holds(player, JOKER) {
            let coin = H::hash(&[vrf, b"joker", &[player]])[0] & 1;
            game.player_mut(player).joker = if coin == 0 { GOOD_JOKER } else { BAD_JOKER };
        }
        let fast = game.holds(player, FAST_HAND);
        let swaps = game.swaps_of(player);
        let seat = game.player_mut(player);
        seat.draws.push(Draw { mask: WHOLE_HAND, vrf: H::hash(&[vrf, b"deal", &[player]]) });
        seat.swaps_left = swaps;
        seat.deadline = clock::after(now, if fast { clock::CARDS_FAST } else { clock::CARDS });
    }
    game.enter(phase::CARDS, 0);
    let [first, second] = &game.players;
    Event::Dealt { swaps: [first.swaps_left, second.swaps_left], jokers: [first.joker, second.joker] }
}

fn swap(game: &mut Game, pending: &Pending, vrf: [u8; 32], now: i64) -> Event {
    let player = pending.kind - kind::SWAP;
    let seat = game.player_mut(player);
    seat.deadline = seat.deadline.saturating_add(now.saturating_sub(pending.asked_at).max(0));
    let mask = seat.draws.last_mut().map_or(0, |draw| {
        draw.vrf = vrf;
        draw.mask
    });
    Event::Swapped { player, mask }
}

impl Game {
    /// Adds a pending VRF request.
    pub(crate) fn ask(&mut self, kind: u8, now: i64) -> Event {
        let nonce = self.nonce;
        self.nonce += 1;
        self.pending.push(Pending { nonce, kind, asked_at: now });
        Event::RandomRequested { kind, nonce }
    }
}

/// Uniform numbers from one seed.
pub(crate) struct Words<H: Sha256> {
    seed: [u8; 32],
    at: usize,
    hash: core::marker::PhantomData<H>,
}

impl<H: Sha256> Words<H> {
    pub(crate) fn new(seed: [u8; 32]) -> Self {
        Self { seed, at: 0, hash: core::marker::PhantomData }
    }

    /// A number below `n`, by rejection sampling: words at or above the largest multiple of `n` are skipped.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        let limit = (1 << 32) / n * n;
        loop {
            let word = u64::from(self.next());
            if word < limit {
                return (word % n) as usize;
            }
        }
    }

    fn next(&mut self) -> u32 {
        if self.at == self.seed.len() {
            self.seed = H::hash(&[&self.seed]);
            self.at = 0;
        }
        let mut word = [0; 4];
        word.copy_from_slice(&self.seed[self.at..self.at + 4]);
        self.at += 4;
        u32::from_le_bytes(word)
    }
}
