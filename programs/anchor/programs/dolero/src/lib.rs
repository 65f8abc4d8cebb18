//! DOLERO: a wagered card duel. This program checks accounts, moves money and requests randomness; the rules are in
//! `dolero_rules`.

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

// Nobody has a key of this address: local chains load the program there. For a public cluster run `anchor keys sync`.
declare_id!("DoLero11111111111111111111111111111111111111");

#[program]
pub mod dolero {
    use super::*;

    /// Create a table whose games are played with SOL.
    pub fn create_table_sol(ctx: Context<CreateTableSol>, id: u8, config: TableConfig) -> Result<()> {
        CreateTableSol::create_table_sol(ctx, id, config)
    }

    /// Create a table whose games are played with one SPL token.
    pub fn create_table_spl(ctx: Context<CreateTableSpl>, id: u8, config: TableConfig) -> Result<()> {
        CreateTableSpl::create_table_spl(ctx, id, config)
    }

    /// Change a SOL table. Open games keep their limits.
    pub fn update_table_sol(ctx: Context<UpdateTableSol>, config: TableConfig) -> Result<()> {
        UpdateTableSol::update_table_sol(ctx, config)
    }

    /// Change a token table. Open games keep their limits.
    pub fn update_table_spl(ctx: Context<UpdateTableSpl>, config: TableConfig) -> Result<()> {
        UpdateTableSpl::update_table_spl(ctx, config)
    }

    /// Open a game at a SOL table and deposit a stack.
    pub fn open_game_sol(ctx: Context<OpenGameSol>, stack: u64) -> Result<()> {
        OpenGameSol::open_game_sol(ctx, stack)
    }

    /// Open a game at a token table and deposit a stack.
    pub fn open_game_spl(ctx: Context<OpenGameSpl>, stack: u64) -> Result<()> {
        OpenGameSpl::open_game_spl(ctx, stack)
    }

    /// Join a SOL game and deposit a stack.
    pub fn join_game_sol(ctx: Context<JoinGameSol>, stack: u64) -> Result<()> {
        JoinGameSol::join_game_sol(ctx, stack)
    }

    /// Join a token game and deposit a stack.
    pub fn join_game_spl(ctx: Context<JoinGameSpl>, stack: u64) -> Result<()> {
        JoinGameSpl::join_game_spl(ctx, stack)
    }

    /// Leave a SOL game that nobody has joined; the whole deposit is refunded.
    pub fn leave_game_sol(ctx: Context<LeaveGameSol>) -> Result<()> {
        LeaveGameSol::leave_game_sol(ctx)
    }

    /// Leave a token game that nobody has joined; the whole deposit is refunded.
    pub fn leave_game_spl(ctx: Context<LeaveGameSpl>) -> Result<()> {
        LeaveGameSpl::leave_game_spl(ctx)
    }

    /// Commit to the secret of the round.
    pub fn commit(ctx: Context<Act>, commitment: [u8; 32]) -> Result<()> {
        Act::act(ctx, Action::Commit { commitment })
    }

    /// Request randomness for the relic offers, or for the deal.
    pub fn request_random(ctx: Context<Request>) -> Result<()> {
        Request::request(ctx, Action::RequestRandom)
    }

    /// Choose a relic of the offer (0 to 2), the joker (3), or nothing (4).
    pub fn choose(ctx: Context<Act>, choice: u8) -> Result<()> {
        Act::act(ctx, Action::Choose { choice })
    }

    /// Swap the cards in the mask; requests randomness for the new ones.
    pub fn swap(ctx: Context<Request>, mask: u8) -> Result<()> {
        Request::request(ctx, Action::Swap { mask })
    }

    /// Show the cards of the first swap, as the relic Third Eye requires.
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

    /// Open positions 3 and 2.
    pub fn open_cards(ctx: Context<Act>, cards: [u8; 2], salts: [[u8; 32]; 2]) -> Result<()> {
        Act::act(ctx, Action::Open { cards, salts })
    }

    /// Raise the bet.
    pub fn raise(ctx: Context<Act>, amount: u64) -> Result<()> {
        Act::act(ctx, Action::Raise { amount })
    }

    /// Match the raise.
    pub fn call(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Call)
    }

    /// Fold: lose the round.
    pub fn fold(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Fold)
    }

    /// Reveal instead of betting. After both players have revealed, the cards decide.
    pub fn reveal(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Reveal)
    }

    /// Open position 1 and disclose the secret of the round.
    pub fn open_last(ctx: Context<Act>, secret: [u8; 32], card: u8, salt: [u8; 32]) -> Result<()> {
        Act::act(ctx, Action::OpenLast { secret, card, salt })
    }

    /// Forfeit the game.
    pub fn forfeit(ctx: Context<Act>) -> Result<()> {
        Act::act(ctx, Action::Forfeit)
    }

    /// Apply an expired time limit. Anyone may call it.
    pub fn time_out(ctx: Context<TimeOut>) -> Result<()> {
        TimeOut::time_out(ctx)
    }

    /// Called by the VRF program with its response.
    pub fn answer_random(ctx: Context<AnswerRandom>, randomness: [u8; 32], nonce: u64) -> Result<()> {
        AnswerRandom::answer_random(ctx, randomness, nonce)
    }

    /// Pay out and close a SOL game that is over. Anyone may call it.
    pub fn settle_sol(ctx: Context<SettleSol>) -> Result<()> {
        SettleSol::settle_sol(ctx)
    }

    /// Pay out and close a token game that is over. Anyone may call it.
    pub fn settle_spl(ctx: Context<SettleSpl>) -> Result<()> {
        SettleSpl::settle_spl(ctx)
    }

    /// Delegate the game to the table's rollup. Both players must sign.
    pub fn delegate_game(ctx: Context<DelegateGame>) -> Result<()> {
        DelegateGame::delegate_game(ctx)
    }

    /// On the rollup: return the game to the base layer.
    pub fn undelegate_game(ctx: Context<UndelegateGame>) -> Result<()> {
        UndelegateGame::undelegate_game(ctx)
    }

    /// Called by the delegation program to return a game.
    pub fn process_undelegation(ctx: Context<ProcessUndelegation>, seeds: Vec<Vec<u8>>) -> Result<()> {
        ProcessUndelegation::process_undelegation(ctx, seeds)
    }
}
