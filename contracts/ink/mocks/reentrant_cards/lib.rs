#![cfg_attr(not(feature = "std"), no_std, no_main)]

/// For tests only: a card contract that reports every account as the owner of every token, and that while minting calls
/// the game back to open the same booster again, until `behave` is called.
#[ink::contract]
pub mod reentrant_cards {
    use ccg_interfaces::{CardError, Cards};
    use ccg_rules::CardStats;
    use ink::{
        env::{
            call::{build_call, ExecutionInput, Selector},
            DefaultEnvironment,
        },
        prelude::vec::Vec,
    };

    #[ink(storage)]
    pub struct ReentrantCards {
        secret: [u8; 32],
        behaves: bool,
        minted: u32,
    }

    impl ReentrantCards {
        /// `secret` opens the booster that it tries to open again.
        #[ink(constructor)]
        pub fn new(secret: [u8; 32]) -> Self {
            Self { secret, behaves: false, minted: 0 }
        }

        /// Stops the reentrant calls: if the same mint succeeds now, they were what made it fail.
        #[ink(message)]
        pub fn behave(&mut self) {
            self.behaves = true;
        }

        #[ink(message)]
        pub fn minted(&self) -> u32 {
            self.minted
        }

        /// Ignores the result: the mint continues unless the chain rejects the call.
        fn call_back(&self) {
            let input = ExecutionInput::new(Selector::new(ink::selector_bytes!("open_booster")))
                .push_arg(self.secret);
            let _ = build_call::<DefaultEnvironment>()
                .call(self.env().caller())
                .exec_input(input)
                .returns::<Result<Vec<u32>, u8>>()
                .try_invoke();
        }
    }

    impl Cards for ReentrantCards {
        #[ink(message)]
        fn mint(&mut self, to: AccountId, card_id: u16) -> Result<u32, CardError> {
            self.mint_many(to, [card_id].to_vec()).map(|_| self.minted)
        }

        #[ink(message)]
        fn mint_many(&mut self, _to: AccountId, card_ids: Vec<u16>) -> Result<Vec<u32>, CardError> {
            if !self.behaves {
                self.call_back();
            }
            let first = self.minted.saturating_add(1);
            self.minted = self.minted.saturating_add(card_ids.len() as u32);
            Ok((first..=self.minted).collect())
        }

        #[ink(message)]
        fn kinds_of(&self, _owner: AccountId, tokens: Vec<u32>) -> Result<Vec<u16>, CardError> {
            Ok(tokens.into_iter().map(|token| token as u16).collect())
        }

        #[ink(message)]
        fn stats_of(&self, card_ids: Vec<u16>) -> Result<Vec<CardStats>, CardError> {
            let stats = |id| CardStats { id, card_type: 0, cost: 1, attack: 1, health: 1, effects: 0 };
            Ok(card_ids.into_iter().map(stats).collect())
        }

        #[ink(message)]
        fn rarities_of(&self, card_ids: Vec<u16>) -> Result<Vec<u8>, CardError> {
            Ok(card_ids.into_iter().map(|_| 0).collect())
        }

        #[ink(message)]
        fn supply(&self) -> u32 {
            self.minted
        }

        #[ink(message)]
        fn holding(&self, _owner: AccountId) -> u32 {
            self.minted
        }
    }
}
