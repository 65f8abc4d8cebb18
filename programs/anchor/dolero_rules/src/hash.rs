/// SHA-256 over concatenated parts: a syscall on chain, a library elsewhere.
pub trait Sha256 {
    fn hash(parts: &[&[u8]]) -> [u8; 32];
}

pub fn round_commitment<H: Sha256>(secret: &[u8; 32], key: &[u8; 32], id: &[u8; 32], round: u16) -> [u8; 32] {
    H::hash(&[secret, key, id, &round.to_le_bytes()])
}

/// The commitment to a card in a position, 1 to 3.
pub fn card_commitment<H: Sha256>(
    salt: &[u8; 32],
    card: u8,
    position: u8,
    key: &[u8; 32],
    id: &[u8; 32],
    round: u16,
) -> [u8; 32] {
    H::hash(&[salt, &[card], &[position], key, id, &round.to_le_bytes()])
}
