use anchor_lang::prelude::*;
use dolero_rules::Event;

/// A player opened a game and waits for a second player.
#[event]
pub struct GameOpened {
    pub game: Pubkey,
    pub player_key: Pubkey,
    pub stack: u64,
}

/// A second player joined; the game begins.
#[event]
pub struct PlayerJoined {
    pub game: Pubkey,
    pub player_key: Pubkey,
    pub stack: u64,
}

/// A player committed to the secret of the round.
#[event]
pub struct Committed {
    pub game: Pubkey,
    pub player: u8,
    pub round: u16,
}

/// Randomness was requested from the VRF.
#[event]
pub struct RandomRequested {
    pub game: Pubkey,
    pub kind: u8,
    pub nonce: u64,
}

/// Each player may choose one of three relics.
#[event]
pub struct RelicsOffered {
    pub game: Pubkey,
    pub offers: [[u8; 3]; 2],
}

/// A player chose a relic (0 to 5), the joker (6) or nothing (7).
#[event]
pub struct Chosen {
    pub game: Pubkey,
    pub player: u8,
    pub choice: u8,
}

/// Both players were dealt their cards.
#[event]
pub struct Dealt {
    pub game: Pubkey,
    pub swaps: [u8; 2],
    pub jokers: [u8; 2],
}

/// A player's swap was drawn.
#[event]
pub struct Swapped {
    pub game: Pubkey,
    pub player: u8,
    pub mask: u8,
}

/// A player showed the cards of the first swap.
#[event]
pub struct Shown {
    pub game: Pubkey,
    pub player: u8,
    pub cards: Vec<u8>,
}

/// A player committed to an arrangement of cards.
#[event]
pub struct Arranged {
    pub game: Pubkey,
    pub player: u8,
}

/// A player's arrangement is final.
#[event]
pub struct Locked {
    pub game: Pubkey,
    pub player: u8,
    pub auto: bool,
    pub auto_played: bool,
}

/// A card was turned up.
#[event]
pub struct Opened {
    pub game: Pubkey,
    pub player: u8,
    pub position: u8,
    pub card: u8,
}

/// A player raised.
#[event]
pub struct Raised {
    pub game: Pubkey,
    pub player: u8,
    pub amount: u64,
    pub bet: u64,
}

/// A player matched the raise.
#[event]
pub struct Called {
    pub game: Pubkey,
    pub player: u8,
    pub bet: u64,
}

/// A player folded.
#[event]
pub struct Folded {
    pub game: Pubkey,
    pub player: u8,
    pub returned: u64,
}

/// A player revealed instead of betting.
#[event]
pub struct Revealed {
    pub game: Pubkey,
    pub player: u8,
}

/// A round was scored.
#[event]
pub struct RoundScored {
    pub game: Pubkey,
    pub round: u16,
    pub scores: [u8; 2],
    pub winner: u8,
    pub hearts: [u8; 2],
}

/// Neither player has a heart left: the next round with a winner decides.
#[event]
pub struct SuddenDeath {
    pub game: Pubkey,
    pub round: u16,
}

/// The game is over and can be settled.
#[event]
pub struct GameEnded {
    pub game: Pubkey,
    pub winner: u8,
    pub end: u8,
}

/// The escrow was paid out and closed.
#[event]
pub struct GameSettled {
    pub game: Pubkey,
    pub table: Pubkey,
    pub winner: u8,
    pub rake: u64,
    pub payouts: [u64; 2],
}

/// Emits the events of the rules as Anchor events.
pub fn emit_all(game: Pubkey, events: Vec<Event>) {
    for event in events {
        emit_one(game, event);
    }
}

fn emit_one(game: Pubkey, event: Event) {
    match event {
        Event::GameOpened { player_key, stack } => {
            emit!(GameOpened { game, player_key: Pubkey::new_from_array(player_key), stack })
        }
        Event::PlayerJoined { player_key, stack } => {
            emit!(PlayerJoined { game, player_key: Pubkey::new_from_array(player_key), stack })
        }
        Event::Committed { player, round } => emit!(Committed { game, player, round }),
        Event::RandomRequested { kind, nonce } => emit!(RandomRequested { game, kind, nonce }),
        Event::RelicsOffered { offers } => emit!(RelicsOffered { game, offers }),
        Event::Chosen { player, choice } => emit!(Chosen { game, player, choice }),
        Event::Dealt { swaps, jokers } => emit!(Dealt { game, swaps, jokers }),
        Event::Swapped { player, mask } => emit!(Swapped { game, player, mask }),
        Event::Shown { player, cards } => emit!(Shown { game, player, cards }),
        Event::Arranged { player } => emit!(Arranged { game, player }),
        Event::Locked { player, auto, auto_played } => emit!(Locked { game, player, auto, auto_played }),
        Event::Opened { player, position, card } => emit!(Opened { game, player, position, card }),
        Event::Raised { player, amount, bet } => emit!(Raised { game, player, amount, bet }),
        Event::Called { player, bet } => emit!(Called { game, player, bet }),
        Event::Folded { player, returned } => emit!(Folded { game, player, returned }),
        Event::Revealed { player } => emit!(Revealed { game, player }),
        Event::RoundScored { round, scores, winner, hearts } => {
            emit!(RoundScored { game, round, scores, winner, hearts })
        }
        Event::SuddenDeath { round } => emit!(SuddenDeath { game, round }),
        Event::GameEnded { winner, end } => emit!(GameEnded { game, winner, end }),
    }
}
