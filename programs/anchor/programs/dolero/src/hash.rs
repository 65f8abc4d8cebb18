use dolero_rules::Sha256;

/// SHA-256 by syscall.
pub struct Syscall;

impl Sha256 for Syscall {
    fn hash(parts: &[&[u8]]) -> [u8; 32] {
        solana_sha256_hasher::hashv(parts).to_bytes()
    }
}
