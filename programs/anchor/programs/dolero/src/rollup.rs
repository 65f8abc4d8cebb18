//! Delegates a game to an ephemeral rollup and undelegates it, through MagicBlock's delegation program on the base
//! layer and its magic program on the rollup. Their SDK crate is not used: for these few calls it would add a second
//! generation of Solana's crates.

use anchor_lang::prelude::*;
use anchor_lang::solana_program::instruction::Instruction;
use anchor_lang::solana_program::program::{invoke, invoke_signed};
use anchor_lang::system_program;

pub const DELEGATION_PROGRAM: Pubkey = pubkey!("DELeGGvXpWV2fqJUhqcF5ZSYMS4JTLjteaAMARRSaeSh");
pub const MAGIC_PROGRAM: Pubkey = pubkey!("Magic11111111111111111111111111111111111111");
pub const MAGIC_CONTEXT: Pubkey = pubkey!("MagicContext1111111111111111111111111111111");

pub const SEED_BUFFER: &[u8] = b"buffer";
pub const SEED_RECORD: &[u8] = b"delegation";
pub const SEED_METADATA: &[u8] = b"delegation-metadata";
pub const SEED_UNDELEGATE_BUFFER: &[u8] = b"undelegate-buffer";

/// The delegation program's first instruction.
const DELEGATE: u64 = 0;
/// The magic program's third instruction; a u32, since the program uses bincode.
const SCHEDULE_COMMIT_AND_UNDELEGATE: u32 = 2;
/// Disables periodic commits: the rollup commits on undelegation only.
const NEVER_MS: u32 = u32::MAX;

#[derive(AnchorSerialize)]
struct DelegateArgs {
    commit_frequency_ms: u32,
    seeds: Vec<Vec<u8>>,
    validator: Option<Pubkey>,
}

pub struct DelegateAccounts<'a, 'info> {
    pub payer: &'a AccountInfo<'info>,
    pub game: &'a AccountInfo<'info>,
    pub owner_program: &'a AccountInfo<'info>,
    pub buffer: &'a AccountInfo<'info>,
    pub record: &'a AccountInfo<'info>,
    pub metadata: &'a AccountInfo<'info>,
    pub system_program: &'a AccountInfo<'info>,
}

/// Delegates the game's account. `game_seeds` and `buffer_seeds` end with the bump.
pub fn delegate(
    accounts: DelegateAccounts,
    game_seeds: &[&[u8]],
    buffer_seeds: &[&[u8]],
    validator: Pubkey,
) -> Result<()> {
    let DelegateAccounts { payer, game, owner_program, buffer, record, metadata, system_program } = accounts;
    claim(buffer, &crate::ID, game.data_len(), system_program, buffer_seeds)?;
    buffer.try_borrow_mut_data()?.copy_from_slice(&game.try_borrow_data()?);
    game.try_borrow_mut_data()?.fill(0);
    // Only the owner program may reassign an account, and only if its data is zeroed.
    game.assign(&system_program::ID);
    assign(game, &DELEGATION_PROGRAM, system_program, game_seeds)?;

    let seeds = game_seeds[..game_seeds.len() - 1].iter().map(|seed| seed.to_vec()).collect();
    let mut data = DELEGATE.to_le_bytes().to_vec();
    DelegateArgs { commit_frequency_ms: NEVER_MS, seeds, validator: Some(validator) }.serialize(&mut data)?;
    let instruction = Instruction {
        program_id: DELEGATION_PROGRAM,
        accounts: vec![
            AccountMeta::new(*payer.key, true),
            AccountMeta::new(*game.key, true),
            AccountMeta::new_readonly(*owner_program.key, false),
            AccountMeta::new(*buffer.key, false),
            AccountMeta::new(*record.key, false),
            AccountMeta::new(*metadata.key, false),
            AccountMeta::new_readonly(*system_program.key, false),
        ],
        data,
    };
    let infos = [payer, game, owner_program, buffer, record, metadata, system_program].map(Clone::clone);
    invoke_signed(&instruction, &infos, &[game_seeds])?;
    drop_buffer(buffer, payer)
}

/// Allocates an account and assigns it to a program. Unlike `create_account` this works if the address already has
/// lamports, which anyone can send.
pub fn claim<'info>(
    account: &AccountInfo<'info>,
    owner: &Pubkey,
    space: usize,
    system_program: &AccountInfo<'info>,
    seeds: &[&[u8]],
) -> Result<()> {
    let allocate = system_program::Allocate { account_to_allocate: account.clone() };
    let signer: &[&[&[u8]]] = &[seeds];
    system_program::allocate(
        CpiContext::new_with_signer(*system_program.key, allocate, signer),
        space as u64,
    )?;
    assign(account, owner, system_program, seeds)
}

fn assign<'info>(
    account: &AccountInfo<'info>,
    owner: &Pubkey,
    system_program: &AccountInfo<'info>,
    seeds: &[&[u8]],
) -> Result<()> {
    let assign = system_program::Assign { account_to_assign: account.clone() };
    let signer: &[&[&[u8]]] = &[seeds];
    system_program::assign(CpiContext::new_with_signer(*system_program.key, assign, signer), owner)
}

fn drop_buffer(buffer: &AccountInfo, payer: &AccountInfo) -> Result<()> {
    let lamports = buffer.lamports();
    **buffer.try_borrow_mut_lamports()? = 0;
    **payer.try_borrow_mut_lamports()? += lamports;
    buffer.resize(0)?;
    buffer.assign(&system_program::ID);
    Ok(())
}

/// On the rollup: schedules a commit of the game's state to the base layer and its undelegation.
pub fn schedule_undelegation<'info>(
    payer: &AccountInfo<'info>,
    game: &AccountInfo<'info>,
    magic_context: &AccountInfo<'info>,
) -> Result<()> {
    let instruction = Instruction {
        program_id: MAGIC_PROGRAM,
        accounts: vec![
            AccountMeta::new(*payer.key, true),
            AccountMeta::new(*magic_context.key, false),
            AccountMeta::new(*game.key, false),
        ],
        data: SCHEDULE_COMMIT_AND_UNDELEGATE.to_le_bytes().to_vec(),
    };
    invoke(&instruction, &[payer.clone(), magic_context.clone(), game.clone()])?;
    Ok(())
}
