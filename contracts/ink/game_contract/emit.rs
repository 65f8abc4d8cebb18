//! Converts the events of the rules to events of the contract.

use crate::events::*;
use ccg_rules::{Event, Game};
use ink::{env::emit_event, primitives::AccountId};

type Chain = crate::block_hashes::ChainWithHashes;

pub fn account(game: &Game, player: u8) -> AccountId {
    AccountId::from(game.players[usize::from(player)].addr)
}

/// `block` is the current block number.
pub fn emit_all(game: &Game, events: &[Event], block: u32) {
    for event in events {
        emit(game, event, block);
    }
}

fn emit(game: &Game, event: &Event, block: u32) {
    let game_id = game.id;
    let of = |player: u8| account(game, player);
    match *event {
        Event::ActionApplied { player, action_type, payload } => {
            emit_event::<Chain, _>(ActionApplied { game_id, player: of(player), action_type, payload })
        }
        Event::CardPlayed { player, card_id, slot } => {
            emit_event::<Chain, _>(CardPlayed { game_id, player: of(player), card_id, slot })
        }
        Event::SpellUsed { player, card_id, target } => {
            emit_event::<Chain, _>(SpellUsed { game_id, player: of(player), card_id, target })
        }
        Event::AttackResolved { attacker_slot, defender_slot, damage_attacker, damage_defender } => {
            emit_event::<Chain, _>(AttackResolved {
                game_id,
                attacker_slot,
                defender_slot,
                damage_attacker,
                damage_defender,
            })
        }
        Event::UnitDied { player, slot, card_id } => {
            emit_event::<Chain, _>(UnitDied { game_id, player: of(player), slot, card_id })
        }
        Event::PlayerDamaged { player, amount } => {
            emit_event::<Chain, _>(PlayerDamaged { game_id, player: of(player), amount })
        }
        Event::UnitDamaged { player, slot, amount } => {
            emit_event::<Chain, _>(UnitDamaged { game_id, player: of(player), slot, amount })
        }
        Event::PlayerHealed { player, amount } => {
            emit_event::<Chain, _>(PlayerHealed { game_id, player: of(player), amount })
        }
        Event::UnitHealed { player, slot, amount } => {
            emit_event::<Chain, _>(UnitHealed { game_id, player: of(player), slot, amount })
        }
        Event::AttackRaised { player, slot, amount } => {
            emit_event::<Chain, _>(AttackRaised { game_id, player: of(player), slot, amount })
        }
        Event::CardDrawn { player, card_id } => {
            emit_event::<Chain, _>(CardDrawn { game_id, player: of(player), card_id })
        }
        Event::TurnEnded { new_active_player } => {
            emit_event::<Chain, _>(TurnEnded { game_id, new_active_player: of(new_active_player) })
        }
        Event::GameEnded { winner } => emit_event::<Chain, _>(GameEnded { game_id, winner: winner.map(of) }),
        Event::TimedOut { player } => emit_event::<Chain, _>(TimedOut { game_id, player: of(player), block }),
        Event::Resigned { player } => emit_event::<Chain, _>(Resigned { game_id, player: of(player) }),
        Event::GameCancelled => emit_event::<Chain, _>(GameCancelled { game_id }),
    }
}
