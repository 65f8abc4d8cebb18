use crate::{
    error::StartError,
    event::Event,
    state::{
        CardStats, Game, PlayerState, Status, BLOCK_HASH, DECK_SIZE, HASH_CHAINS, MAX_COPIES, MAX_HP,
        RULES_WITH_EFFECTS,
    },
    table::Table,
    Hasher,
};
use alloc::vec::Vec;
use scale::{Decode, Encode};

/// A player of a new game.
#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
pub struct Seat {
    pub addr: [u8; 32],
    /// The tip of the hash chain; ignored if draws come from block hashes.
    pub link: [u8; 32],
    pub deck: Vec<u16>,
}

#[derive(Debug, Clone, PartialEq, Eq, Encode, Decode)]
pub struct StartInput {
    pub id: u32,
    pub rules: u8,
    pub scheme: u8,
    pub turn_blocks: u32,
    pub now: u32,
    pub parent_hash: [u8; 32],
    pub players: [Seat; 2],
    pub cards: Vec<CardStats>,
}

/// Starts a game. Player 0 moves first.
pub fn start(input: StartInput, hash: Hasher) -> Result<(Game, Vec<Event>), StartError> {
    check(&input)?;
    let StartInput { id, rules, scheme, turn_blocks, now, parent_hash, players: [first, second], cards } =
        input;
    let game = Game {
        id,
        rules,
        scheme,
        status: Status::DEALING,
        active_idx: 0,
        linked: false,
        turn: 1,
        turn_started: now,
        turn_blocks,
        players: [sit_down(first, scheme, 1), sit_down(second, scheme, 0)],
    };
    let mut table = Table { game, cards: &cards, events: Vec::new(), parent_hash, now, hash };
    if scheme == BLOCK_HASH {
        table.deal();
        table.game.status = Status::RUNNING;
    }
    Ok((table.game, table.events))
}

fn check(input: &StartInput) -> Result<(), StartError> {
    let [first, second] = &input.players;
    if first.addr == second.addr {
        return Err(StartError::SamePlayer);
    }
    if !(1..=RULES_WITH_EFFECTS).contains(&input.rules) {
        return Err(StartError::BadRules { rules: input.rules });
    }
    if ![BLOCK_HASH, HASH_CHAINS].contains(&input.scheme) {
        return Err(StartError::BadScheme { scheme: input.scheme });
    }
    check_deck(0, &first.deck, &input.cards)?;
    check_deck(1, &second.deck, &input.cards)
}

/// Checks a player's deck. `start` does this too; exported for contracts that store a deck before the game starts.
pub fn check_deck(player: u8, deck: &[u16], cards: &[CardStats]) -> Result<(), StartError> {
    if deck.len() != DECK_SIZE {
        return Err(StartError::BadDeckSize { player, len: deck.len() as u32 });
    }
    for (index, &card_id) in deck.iter().enumerate() {
        if !cards.iter().any(|card| card.id == card_id) {
            return Err(StartError::UnknownCard { player, card_id });
        }
        if deck[..index].iter().filter(|&&earlier| earlier == card_id).count() >= MAX_COPIES {
            return Err(StartError::TooManyCopies { player, card_id });
        }
    }
    Ok(())
}

fn sit_down(seat: Seat, scheme: u8, energy: u8) -> PlayerState {
    PlayerState {
        addr: seat.addr,
        hp: MAX_HP,
        energy,
        max_energy: energy,
        fatigue: 0,
        draws: 0,
        link: if scheme == HASH_CHAINS { seat.link } else { [0; 32] },
        deck: seat.deck,
        hand: Vec::new(),
        board: Default::default(),
    }
}
