use anchor_lang::prelude::*;

use crate::errors::DoleroError;
use crate::hash::Syscall;
use crate::state::GameAccount;
use crate::vrf;

#[derive(Accounts)]
pub struct AnswerRandom<'info> {
    #[account(constraint = vrf_identity.key() == vrf::identity() @ DoleroError::WrongIdentity)]
    pub vrf_identity: Signer<'info>,

    /// CHECK: named by the request; it may be closed or delegated by now, and the response is ignored then
    #[account(mut)]
    pub game: UncheckedAccount<'info>,
}

impl AnswerRandom<'_> {
    pub fn answer_random(ctx: Context<Self>, randomness: [u8; 32], nonce: u64) -> Result<()> {
        let info = &ctx.accounts.game;
        if info.owner != &crate::ID || info.data_is_empty() {
            return Ok(());
        }
        let now = Clock::get()?.unix_timestamp;
        let key = info.key();
        let mut game = Box::new(GameAccount::try_deserialize(&mut &info.try_borrow_data()?[..])?);
        game.play(key, |game| dolero_rules::answer::<Syscall>(game, nonce, randomness, now))?;
        game.try_serialize(&mut &mut info.try_borrow_mut_data()?[..])
    }
}
