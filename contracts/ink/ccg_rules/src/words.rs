use crate::Hasher;

const WORDS: usize = 8;

/// Pseudo-random words from a seed: its eight little-endian 32-bit words, then those of its hash, and so on.
pub struct Words {
    block: [u8; 32],
    next: usize,
    hash: Hasher,
}

impl Words {
    pub fn new(seed: [u8; 32], hash: Hasher) -> Self {
        Self { block: seed, next: 0, hash }
    }

    /// A uniform number below `bound`, by rejection sampling: words at or above the largest multiple of `bound` are
    /// skipped. Consumes at least one word, even for a bound of 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        const ALL: u64 = 1 << 32;
        let bound = u64::from(bound.max(1));
        // `bound` is at least 1
        let limit = ALL.saturating_sub(ALL.checked_rem(bound).unwrap_or(0));
        loop {
            let word = u64::from(self.word());
            if word < limit {
                return word.checked_rem(bound).unwrap_or(0) as u32;
            }
        }
    }

    fn word(&mut self) -> u32 {
        if self.next == WORDS {
            self.block = (self.hash)(&self.block);
            self.next = 0;
        }
        let at = self.next.saturating_mul(4);
        self.next = self.next.saturating_add(1);
        let mut bytes = [0; 4];
        bytes.copy_from_slice(&self.block[at..at.saturating_add(4)]);
        u32::from_le_bytes(bytes)
    }
}

/// `bytes`, read as a big-endian integer, modulo `divisor`.
pub fn remainder(bytes: &[u8; 32], divisor: u32) -> u32 {
    let divisor = u64::from(divisor.max(1));
    let step = |rest: u64, byte: &u8| ((rest << 8) | u64::from(*byte)).checked_rem(divisor).unwrap_or(0);
    bytes.iter().fold(0, step) as u32
}
