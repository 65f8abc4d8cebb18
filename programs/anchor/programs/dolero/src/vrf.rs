//! Requests to MagicBlock's VRF, and the identity that signs its responses.

use anchor_lang::prelude::*;
use anchor_lang::solana_program::program::invoke_signed;
#[cfg(feature = "legacy-vrf")]
use ephemeral_vrf_sdk::consts::VRF_PROGRAM_IDENTITY;
#[cfg(not(feature = "legacy-vrf"))]
use ephemeral_vrf_sdk::consts::{scoped_vrf_identity, DEFAULT_QUEUE};
use ephemeral_vrf_sdk::consts::{DEFAULT_EPHEMERAL_QUEUE, IDENTITY};
#[cfg(not(feature = "legacy-vrf"))]
use ephemeral_vrf_sdk::instructions::create_request_randomness_ix as create_request;
#[cfg(feature = "legacy-vrf")]
#[allow(deprecated)]
use ephemeral_vrf_sdk::instructions::create_request_regular_randomness_ix as create_request;
use ephemeral_vrf_sdk::instructions::RequestRandomnessParams;
use ephemeral_vrf_sdk::types::SerializableAccountMeta;

use crate::hash::Syscall;
use dolero_rules::Sha256;

/// Whether a table may use a queue. A public build accepts only the public queue; a local build accepts any, since the
/// local oracle has its own.
pub fn is_allowed_queue(queue: &Pubkey) -> bool {
    #[cfg(feature = "legacy-vrf")]
    return *queue != Pubkey::default();
    #[cfg(not(feature = "legacy-vrf"))]
    return *queue == DEFAULT_QUEUE;
}

/// Whether a game may use a queue: the table's, or the rollups' queue while the game is delegated.
pub fn is_queue_of(table_queue: &Pubkey, queue: &Pubkey) -> bool {
    queue == table_queue || *queue == DEFAULT_EPHEMERAL_QUEUE
}

/// The account that signs VRF responses. The scoped identity signs only responses to this program's requests. The older
/// identity is for local chains, where anyone can compute a response.
pub fn identity() -> Pubkey {
    #[cfg(feature = "legacy-vrf")]
    return VRF_PROGRAM_IDENTITY;
    #[cfg(not(feature = "legacy-vrf"))]
    return scoped_vrf_identity(&crate::ID);
}

pub struct VrfAccounts<'a, 'info> {
    pub payer: &'a AccountInfo<'info>,
    pub program_identity: &'a AccountInfo<'info>,
    pub queue: &'a AccountInfo<'info>,
    pub system_program: &'a AccountInfo<'info>,
    pub slot_hashes: &'a AccountInfo<'info>,
}

/// Sends one request of a game to the VRF. The seed follows from game and nonce, so nobody can choose it.
pub fn request(accounts: VrfAccounts, game: Pubkey, nonce: u64, identity_bump: u8) -> Result<()> {
    let nonce = nonce.to_le_bytes();
    #[allow(deprecated)]
    let request = create_request(RequestRandomnessParams {
        payer: *accounts.payer.key,
        oracle_queue: *accounts.queue.key,
        callback_program_id: crate::ID,
        callback_discriminator: crate::instruction::AnswerRandom::DISCRIMINATOR.to_vec(),
        caller_seed: Syscall::hash(&[game.as_ref(), &nonce]),
        accounts_metas: Some(vec![SerializableAccountMeta {
            pubkey: game,
            is_signer: false,
            is_writable: true,
        }]),
        callback_args: Some(nonce.to_vec()),
    });
    let infos = [
        accounts.payer.clone(),
        accounts.program_identity.clone(),
        accounts.queue.clone(),
        accounts.system_program.clone(),
        accounts.slot_hashes.clone(),
    ];
    invoke_signed(&request, &infos, &[&[IDENTITY, &[identity_bump]]])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ephemeral_vrf_sdk::consts;

    #[cfg(not(feature = "legacy-vrf"))]
    #[test]
    fn public_builds_know_only_the_scoped_identity_and_the_public_queue() {
        assert_eq!(identity(), consts::scoped_vrf_identity(&crate::ID));
        assert_ne!(identity(), consts::VRF_PROGRAM_IDENTITY);
        assert!(is_allowed_queue(&consts::DEFAULT_QUEUE));
        for queue in [consts::DEFAULT_TEST_QUEUE, consts::DEFAULT_EPHEMERAL_TEST_QUEUE, Pubkey::new_unique()]
        {
            assert!(!is_allowed_queue(&queue));
        }
    }

    #[cfg(feature = "legacy-vrf")]
    #[test]
    fn local_builds_know_the_older_identity_and_any_queue() {
        assert_eq!(identity(), consts::VRF_PROGRAM_IDENTITY);
        assert!(is_allowed_queue(&Pubkey::new_unique()));
    }

    #[test]
    fn a_game_asks_the_queue_of_its_table_or_of_the_rollups() {
        let queue = Pubkey::new_unique();
        assert!(is_queue_of(&queue, &queue));
        assert!(is_queue_of(&queue, &consts::DEFAULT_EPHEMERAL_QUEUE));
        assert!(!is_queue_of(&queue, &Pubkey::new_unique()));
    }
}
