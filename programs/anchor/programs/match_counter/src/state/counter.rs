use anchor_lang::prelude::*;

use crate::errors::MatchCounterError;

pub const SEED_COUNTER: &[u8] = b"counter";

/// The one global counter, at the PDA of `[SEED_COUNTER]`.
#[account]
pub struct Counter {
    /// Matches recorded so far.
    pub count: u64,
    /// Bump of the PDA.
    pub bump: u8,
}

impl Counter {
    pub const SIZE: usize = 8 + // discriminator
        8 + // count
        1; // bump

    /// Counts one more match and returns the new count.
    pub fn raise(&mut self) -> Result<u64> {
        self.count = self.count.checked_add(1).ok_or(MatchCounterError::CounterFull)?;
        Ok(self.count)
    }

    /// Holds after every instruction.
    pub fn invariant(&self, bump: u8) -> Result<()> {
        require_eq!(self.bump, bump, MatchCounterError::WrongBump);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn size_is_the_serialized_size() {
        let mut data = Vec::new();
        Counter { count: u64::MAX, bump: 255 }.try_serialize(&mut data).unwrap();
        assert_eq!(data.len(), Counter::SIZE);
    }

    #[test]
    fn raise_counts_by_one() {
        let mut counter = Counter { count: 41, bump: 255 };
        assert_eq!(counter.raise().unwrap(), 42);
        assert_eq!(counter.count, 42);
    }

    #[test]
    fn raise_refuses_to_wrap_around() {
        let mut counter = Counter { count: u64::MAX, bump: 255 };
        assert_eq!(counter.raise().unwrap_err(), MatchCounterError::CounterFull.into());
        assert_eq!(counter.count, u64::MAX);
    }
}
