//! DOLERO: a wagered card duel. This program checks accounts, moves money and asks for randomness; what is allowed and
//! what it does is up to `dolero_rules`.

use anchor_lang::prelude::*;

pub mod errors;
pub mod events;
pub mod hash;
pub mod instructions;
pub mod rollup;
pub mod state;
pub mod transfers;
pub mod vrf;

pub use errors::*;
pub use events::*;
pub use instructions::*;
pub use state::*;

use dolero_rules::Action;

// Readable, and nobody's key: local chains load the program at this address. For a public cluster run `anchor keys sync`.
declare_id!("DoLero11111111111111111111111111111111111111");

#[program]
pub mod dolero {
    use super::*;

    /// Set up a table that is played at with SOL.
    pub fn create_table_sol(ctx: Context<CreateTableSol>, id: u8, config: TableConfig) -> Result<()> {
        CreateTableSol::create_table_sol(ctx, id, config)
    }

    /// Set up a table that is played at with one SPL token.
    pub fn create_table_spl(ctx: Context<CreateTableSpl>, id: u8, config: TableConfig) -> Result<()> {
        CreateTableSpl::create_table_spl(ctx, id, config)
    }

    /// Change a SOL table. Games that are open keep their limits.
    pub fn update_table_sol(ctx: Context<UpdateTableSol>, config: TableConfig) -> Result<()> {
        UpdateTableSol::update_table_sol(ctx, config)
    }

    /// Change a token table. Games that are open keep their limits.
    pub fn update_table_spl(ctx: Context<UpdateTableSpl>, config: TableConfig) -> Result<()> {
        UpdateTableSpl::update_table_spl(ctx, config)
    }

    /// Open a game at a SOL table and bring a stack.
    pub fn open_game_sol(ctx: Context<OpenGameSol>, stack: u64) -> Result<()> {
        OpenGameSol::open_game_sol(ctx, stack)
    }

    /// Open a game at a token table and bring a stack.
    pub fn open_game_spl(ctx: Context<OpenGameSpl>, stack: u64) -> Result<()> {
        OpenGameSpl::open_game_spl(ctx, stack)
    }

    /// Take the second seat of a SOL game.
    pub fn join_game_sol(ctx: Context<JoinGameSol>, stack: u64) -> Result<()> {
        JoinGameSol::join_game_sol(ctx, stack)
    }

    /// Take the second seat of a token game.
    pub fn join_game_spl(ctx: Context<JoinGameSpl>, stack: u64) -> Result<()> {
        JoinGameSpl::join_game_spl(ctx, stack)
    }

    /// Get up from a SOL game that nobody joined, with everything.
    pub fn leave_game_sol(ctx: Context<LeaveGameSol>) -> Result<()> {
        LeaveGameSol::leave_game_sol(ctx)
    }

    /// Get up from a token game that nobody joined, with everything.
    pub fn leave_game_spl(ctx: Context<LeaveGameSpl>) -> Result<()> {
        LeaveGameSpl::leave_game_spl(ctx)
    }

    /// Commit to the round's secret.
    pub fn commit(ctx: Context<Act>, commitment: [u8; 32]) -> Result<()> {
        Act::act(ctx, Action::Commit { commitment })
    }

    /// Ask the VRF for the relics on offer, or for the deal.
    pub fn request_random(ctx: Context<Request>) -> Result<()> {
        Request::request(ctx, Action::RequestRandom)
    }

    /// Take a relic of the offer (0 to 2), the joker (3), or nothing (4).
    pub fn choose(ctx: Context<Act>, choice: u8) -> Result<()> {
        Act::act(ctx, Action::Choose { choice })
    }

    /// Ask the VRF for new cards in the places of the mask.
    pub fn swap(ctx: Context<Request>, mask: u8) -> Result<()> {
        Request::request(ctx, Action::Swap { mask })
    }

    /// Show the first swap's cards, as Third Eye wants.
    pub fn show(ctx: Context<Act>, cards: Vec<u8>) -> Result<()> {
        Act::act(ctx, Action::Show { cards })
    }

    /// Commit to the cards in positions 1, 2 and 3.
    pub fn arrange(ctx: Context<Act>, commitments: [[u8; 32]; 3]) -> Result<()> {
        Act::act(ctx, Action::Arrange { commitments })
    }

    /// Make the arrangement final.
    pub fn lock(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Lock)
    }

    /// Turn up positions 3 and 2.
    pub fn open_cards(ctx: Context<Act>, cards: [u8; 2], salts: [[u8; 32]; 2]) -> Result<()> {
        Act::act(ctx, Action::Open { cards, salts })
    }

    /// Bet more than the other.
    pub fn raise(ctx: Context<Act>, amount: u64) -> Result<()> {
        Act::act(ctx, Action::Raise { amount })
    }

    /// Match the raise.
    pub fn call(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Call)
    }

    /// Give the round up.
    pub fn fold(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Fold)
    }

    /// Bet nothing (more): let the cards decide.
    pub fn reveal(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Reveal)
    }

    /// Turn up position 1 and open the secret.
    pub fn open_last(ctx: Context<Act>, secret: [u8; 32], card: u8, salt: [u8; 32]) -> Result<()> {
        Act::act(ctx, Action::OpenLast { secret, card, salt })
    }

    /// Give the game up.
    pub fn forfeit(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Forfeit)
    }

    /// Apply the clock. Anybody may.
    pub fn time_out(ctx: Context<TimeOut>) -> Result<()> {
        TimeOut::time_out(ctx)
    }

    /// Called by the VRF program with an answer.
    pub fn answer_random(ctx: Context<AnswerRandom>, randomness: [u8; 32], nonce: u64) -> Result<()> {
        AnswerRandom::answer_random(ctx, randomness, nonce)
    }

    /// Pay out a SOL game that is over, and close it. Anybody may.
    pub fn settle_sol(ctx: Context<SettleSol>) -> Result<()> {
        SettleSol::settle_sol(ctx)
    }

    /// Pay out a token game that is over, and close it. Anybody may.
    pub fn settle_spl(ctx: Context<SettleSpl>) -> Result<()> {
        SettleSpl::settle_spl(ctx)
    }

    /// Hand the game to the table's rollup. Both players want it.
    pub fn delegate_game(ctx: Context<DelegateGame>) -> Result<()> {
        DelegateGame::delegate_game(ctx)
    }

    /// On the rollup: send the game back to the base layer.
    pub fn undelegate_game(ctx: Context<UndelegateGame>) -> Result<()> {
        UndelegateGame::undelegate_game(ctx)
    }

    /// Called by the delegation program with a game that comes back.
    pub fn process_undelegation(ctx: Context<ProcessUndelegation>, seeds: Vec<Vec<u8>>) -> Result<()> {
        ProcessUndelegation::process_undelegation(ctx, seeds)
    }
}
