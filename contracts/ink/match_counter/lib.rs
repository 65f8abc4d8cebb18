#![cfg_attr(not(feature = "std"), no_std, no_main)]

/// Counts recorded matches, one global number for all players.
#[ink::contract]
pub mod match_counter {
    /// A match was recorded; `count` is the counter's value after it.
    #[ink(event)]
    pub struct MatchRecorded {
        #[ink(topic)]
        player: AccountId,
        count: u64,
    }

    #[derive(Debug, PartialEq, Eq)]
    #[ink::scale_derive(Encode, Decode, TypeInfo)]
    pub enum Error {
        /// The counter stands at its largest value.
        CounterFull,
    }

    #[ink(storage)]
    #[derive(Default)]
    pub struct MatchCounter {
        count: u64,
    }

    impl MatchCounter {
        /// Starts at zero.
        #[ink(constructor)]
        pub fn new() -> Self {
            Self::default()
        }

        /// Raises the counter by one on behalf of the caller.
        #[ink(message)]
        pub fn record_match(&mut self) -> Result<(), Error> {
            self.count = self.count.checked_add(1).ok_or(Error::CounterFull)?;
            let player = self.env().caller();
            self.env().emit_event(MatchRecorded {
                player,
                count: self.count,
            });
            Ok(())
        }

        /// How many matches were recorded.
        #[ink(message)]
        pub fn count(&self) -> u64 {
            self.count
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use ink::env::{
            test::{default_accounts, recorded_events, set_caller},
            DefaultEnvironment,
        };
        use ink::scale::Decode;

        /// What `MatchRecorded` is on the wire: its fields in order.
        fn last_event() -> (AccountId, u64) {
            let event = recorded_events().last().expect("an event was emitted");
            Decode::decode(&mut &event.data[..]).expect("the event decodes")
        }

        #[ink::test]
        fn starts_at_zero() {
            assert_eq!(MatchCounter::new().count(), 0);
            assert_eq!(recorded_events().count(), 0);
        }

        #[ink::test]
        fn counts_the_matches_of_all_players_together() {
            let accounts = default_accounts::<DefaultEnvironment>();
            let mut counter = MatchCounter::new();
            for (player, count) in [(accounts.alice, 1), (accounts.bob, 2), (accounts.alice, 3)] {
                set_caller::<DefaultEnvironment>(player);
                assert_eq!(counter.record_match(), Ok(()));
                assert_eq!(counter.count(), count);
                assert_eq!(last_event(), (player, count));
            }
            assert_eq!(recorded_events().count(), 3);
        }

        #[ink::test]
        fn refuses_to_wrap_around() {
            let mut counter = MatchCounter { count: u64::MAX };
            assert_eq!(counter.record_match(), Err(Error::CounterFull));
            assert_eq!(counter.count(), u64::MAX);
            assert_eq!(recorded_events().count(), 0);
        }
    }
}
