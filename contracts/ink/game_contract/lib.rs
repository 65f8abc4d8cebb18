#![cfg_attr(not(feature = "std"), no_std, no_main)]

mod adjusted;
mod block_hashes;
mod boosters;
mod emit;
mod error;
mod events;
mod records;
#[cfg(test)]
mod tests;

/// The collectible card game: queue, challenges, games, boosters and adjusted cards. The rules are in `ccg_rules`.
#[ink::contract(env = crate::block_hashes::ChainWithHashes)]
pub mod game_contract {
    use crate::{
        adjusted::Adjustments,
        block_hashes::ChainWithHashes,
        boosters::keep_commons,
        emit::emit_all,
        error::Error,
        events::{
            ActionSubmitted, BoosterBought, BoosterOrdered, BoosterPinned, CardAdjusted, ChallengeEnded,
            ChallengeMade, GameQueued, GameStarted, QueueLeft, RarityTableSet,
        },
        records::{Challenge, Order, Waiting},
    };
    use ccg_interfaces::{Adjustment, AdjustmentError, CardError, Cards, Governed};
    use ccg_rules::{
        check_deck, BoosterRow, CardStats, Game, Seat, StartError, StartInput, SubmitInput, DECK_SIZE,
    };
    use ink::{
        contract_ref,
        env::hash::Blake2x256,
        prelude::{collections::BTreeSet, vec, vec::Vec},
        scale::Encode,
        storage::{Lazy, Mapping},
    };

    const BLOCK_HASH: u8 = 1;
    const HASH_CHAINS: u8 = 3;
    const MAX_OPEN_ORDERS: usize = 16;
    const TURN_BLOCKS: core::ops::RangeInclusive<u32> = 5..=100_000;

    #[ink(storage)]
    pub struct GameContract {
        owner: AccountId,
        card_nft: AccountId,
        governance: Option<AccountId>,
        turn_blocks: u32,
        price: Balance,
        game_count: u32,
        order_count: u32,
        /// The number of the current rarity table; 0 before the first.
        table: u32,
        demo_deck: Lazy<Vec<u16>>,
        /// By rules and scheme.
        waiting: Mapping<(u8, u8), Waiting>,
        /// By challenger and opponent.
        challenges: Mapping<(AccountId, AccountId), Challenge>,
        /// Numbered from 1.
        games: Mapping<u32, Game>,
        cards: Mapping<u32, Vec<CardStats>>,
        games_played: Mapping<AccountId, u32>,
        games_of: Mapping<(AccountId, u32), u32>,
        adjustments: Mapping<u16, Adjustments>,
        tables: Mapping<u32, Vec<BoosterRow>>,
        /// Numbered from 1.
        orders: Mapping<u32, Order>,
        open_orders: Mapping<AccountId, Vec<u32>>,
    }

    impl GameContract {
        /// The caller becomes the owner. The owner of the card contract must make this contract its minter.
        #[ink(constructor)]
        pub fn new(card_nft: AccountId, price: Balance, turn_blocks: u32) -> Result<Self, Error> {
            check_turn_blocks(turn_blocks)?;
            Ok(Self {
                owner: Self::env().caller(),
                card_nft,
                governance: None,
                turn_blocks,
                price,
                game_count: 0,
                order_count: 0,
                table: 0,
                demo_deck: Default::default(),
                waiting: Default::default(),
                challenges: Default::default(),
                games: Default::default(),
                cards: Default::default(),
                games_played: Default::default(),
                games_of: Default::default(),
                adjustments: Default::default(),
                tables: Default::default(),
                orders: Default::default(),
                open_orders: Default::default(),
            })
        }

        /// Sets the governance contract, which may adjust cards. Can be called once.
        #[ink(message)]
        pub fn set_governance(&mut self, governance: AccountId) -> Result<(), Error> {
            self.only_owner()?;
            if self.governance.is_some() {
                return Err(Error::GovernanceIsSet);
            }
            self.governance = Some(governance);
            Ok(())
        }

        /// Sets the deck of players who bring none: 20 cards, at most two of a kind.
        #[ink(message)]
        pub fn set_demo_deck(&mut self, deck: Vec<u16>) -> Result<(), Error> {
            self.only_owner()?;
            self.check_kinds(&deck)?;
            self.demo_deck.set(&deck);
            Ok(())
        }

        /// Sets the price of boosters that are ordered later.
        #[ink(message)]
        pub fn set_booster_price(&mut self, price: Balance) -> Result<(), Error> {
            self.only_owner()?;
            self.price = price;
            Ok(())
        }

        /// Sets the rarity table of boosters that are ordered later; open orders keep the table they were bought with.
        #[ink(message)]
        pub fn set_rarity_table(&mut self, rows: Vec<BoosterRow>) -> Result<(), Error> {
            self.only_owner()?;
            self.check_rarity_table(&rows)?;
            self.table = self.table.checked_add(1).ok_or(Error::Full)?;
            self.tables.insert(self.table, &rows);
            self.env().emit_event(RarityTableSet { table: self.table, rows });
            Ok(())
        }

        /// Sets the length of a turn in games that start later.
        #[ink(message)]
        pub fn set_turn_blocks(&mut self, turn_blocks: u32) -> Result<(), Error> {
            self.only_owner()?;
            check_turn_blocks(turn_blocks)?;
            self.turn_blocks = turn_blocks;
            Ok(())
        }

        /// Pays booster revenue out to the owner.
        #[ink(message)]
        pub fn withdraw(&mut self, amount: Balance) -> Result<(), Error> {
            self.only_owner()?;
            self.env().transfer(self.owner, amount).map_err(|_| Error::TransferFailed)
        }

        /// Starts a game with the player who waits for the same rules and scheme, or joins the queue. The deck is 20 of
        /// the caller's tokens, or the demo deck. Draws come from both players' hash chains if a tip is given, else
        /// from block hashes. Returns the game's id if a game started.
        #[ink(message)]
        pub fn register_for_match(
            &mut self,
            deck: Option<Vec<u32>>,
            rules: u8,
            tip: Option<[u8; 32]>,
        ) -> Result<Option<u32>, Error> {
            let player = self.env().caller();
            let scheme = scheme_of(tip);
            check_rules(rules)?;
            let (own, own_deck) = self.seat(deck, tip)?;
            let key = (rules, scheme);
            if let Some(other) = self.waiting.get(key) {
                if other.player == player {
                    return Err(Error::AlreadyWaiting);
                }
                self.waiting.remove(key);
                // The other player may have transferred its tokens since it registered.
                match self.deck_of(&other) {
                    Ok(deck) => return self.start(key, [(other, deck), (own, own_deck)]).map(Some),
                    Err(_) => self.env().emit_event(QueueLeft { player: other.player, rules, scheme }),
                }
            }
            self.check_kinds(&own_deck)?;
            self.waiting.insert(key, &own);
            self.env().emit_event(GameQueued { player, rules, scheme });
            Ok(None)
        }

        /// Leaves the queue.
        #[ink(message)]
        pub fn leave_queue(&mut self, rules: u8, scheme: u8) -> Result<(), Error> {
            let player = self.env().caller();
            if self.waiting(rules, scheme) != Some(player) {
                return Err(Error::NotWaiting);
            }
            self.waiting.remove((rules, scheme));
            self.env().emit_event(QueueLeft { player, rules, scheme });
            Ok(())
        }

        /// Challenges one account, with the checks of `register_for_match` but without the queue. Only one challenge
        /// per challenger and opponent can be open at a time.
        #[ink(message)]
        pub fn challenge(
            &mut self,
            opponent: AccountId,
            deck: Option<Vec<u32>>,
            rules: u8,
            tip: Option<[u8; 32]>,
        ) -> Result<(), Error> {
            let challenger = self.env().caller();
            let scheme = scheme_of(tip);
            check_rules(rules)?;
            if opponent == challenger {
                return Err(Error::Start(StartError::SamePlayer));
            }
            if self.challenges.contains((challenger, opponent)) {
                return Err(Error::AlreadyChallenged);
            }
            let (waiting, kinds) = self.seat(deck, tip)?;
            self.check_kinds(&kinds)?;
            self.challenges.insert((challenger, opponent), &Challenge { rules, scheme, waiting });
            self.env().emit_event(ChallengeMade { challenger, opponent, rules, scheme });
            Ok(())
        }

        /// Accepts a challenge to the caller and starts the game. The challenge fixes rules and scheme; the challenger
        /// is player 0. Returns the game's id.
        #[ink(message)]
        pub fn accept(
            &mut self,
            challenger: AccountId,
            deck: Option<Vec<u32>>,
            tip: Option<[u8; 32]>,
        ) -> Result<u32, Error> {
            let opponent = self.env().caller();
            let Challenge { rules, scheme, waiting } =
                self.challenge_of(challenger, opponent).ok_or(Error::UnknownChallenge)?;
            if scheme_of(tip) != scheme {
                return Err(Error::WrongScheme { scheme });
            }
            // The challenger may have transferred its tokens since the challenge.
            let their_deck = self.deck_of(&waiting).map_err(|_| Error::ChallengerLostDeck)?;
            let own = self.seat(deck, tip)?;
            self.challenges.remove((challenger, opponent));
            let game_id = self.start((rules, scheme), [(waiting, their_deck), own])?;
            self.env().emit_event(ChallengeEnded { challenger, opponent, game_id: Some(game_id) });
            Ok(game_id)
        }

        /// Cancels the caller's challenge to `opponent`.
        #[ink(message)]
        pub fn cancel_challenge(&mut self, opponent: AccountId) -> Result<(), Error> {
            let challenger = self.env().caller();
            if !self.challenges.contains((challenger, opponent)) {
                return Err(Error::UnknownChallenge);
            }
            self.challenges.remove((challenger, opponent));
            self.env().emit_event(ChallengeEnded { challenger, opponent, game_id: None });
            Ok(())
        }

        /// Applies a batch of 7-byte actions, all or none. With hash chains the first batch of a turn reveals the next
        /// link of the caller's chain.
        #[ink(message)]
        pub fn submit_turn_actions(
            &mut self,
            game_id: u32,
            actions: Vec<u8>,
            link: Option<[u8; 32]>,
        ) -> Result<(), Error> {
            let caller = self.env().caller();
            let game = self.load(game_id)?;
            let cards = self.cards.get(game_id).unwrap_or_default();
            let player = seat_of(&game, caller).ok_or(Error::NotAPlayer { game_id })?;
            let (parent_hash, block) = (self.env().extension().parent_hash(), self.env().block_number());
            let input = SubmitInput { player, actions, link, parent_hash, now: block };
            let (game, events) = ccg_rules::submit(game, &cards, &input, hash).map_err(Error::Submit)?;
            self.games.insert(game_id, &game);
            self.env().emit_event(ActionSubmitted {
                game_id,
                player: caller,
                actions: input.actions,
                link,
                parent_hash,
                block,
                state_hash: hash_of(&game),
            });
            emit_all(&game, &events, block);
            Ok(())
        }

        /// Ends a game in which the turn has timed out; before the deal the game is cancelled. Anyone may call it.
        #[ink(message)]
        pub fn claim_timeout(&mut self, game_id: u32) -> Result<(), Error> {
            let block = self.env().block_number();
            let (game, events) = ccg_rules::timeout(self.load(game_id)?, block).map_err(Error::Submit)?;
            self.games.insert(game_id, &game);
            emit_all(&game, &events, block);
            Ok(())
        }

        /// Resigns, on either player's turn. Before the deal the game is cancelled; after it the other player wins.
        #[ink(message)]
        pub fn resign(&mut self, game_id: u32) -> Result<(), Error> {
            let game = self.load(game_id)?;
            let player = seat_of(&game, self.env().caller()).ok_or(Error::NotAPlayer { game_id })?;
            let (game, events) = ccg_rules::resign(game, player).map_err(Error::Submit)?;
            self.games.insert(game_id, &game);
            emit_all(&game, &events, self.env().block_number());
            Ok(())
        }

        /// Buys a booster; any amount above the price is refunded. `commitment` is the hash of a 32-byte secret that
        /// opens it. Returns the order's number.
        #[ink(message, payable)]
        pub fn buy_booster(&mut self, commitment: [u8; 32]) -> Result<u32, Error> {
            let (buyer, paid) = (self.env().caller(), self.env().transferred_value());
            let (amount, table) = (self.price, self.table);
            if table == 0 {
                return Err(Error::NoRarityTable);
            }
            let change = paid.checked_sub(amount).ok_or(Error::Underpaid { needed: amount, paid })?;
            let mut open = self.open_orders.get(buyer).unwrap_or_default();
            if open.len() >= MAX_OPEN_ORDERS {
                return Err(Error::TooManyOrders);
            }
            if self.find_order(&open, &commitment).is_some() {
                return Err(Error::CommitmentTaken);
            }
            let order = self.order_count.checked_add(1).ok_or(Error::Full)?;
            let block = self.env().block_number().checked_add(1).ok_or(Error::Full)?;
            self.order_count = order;
            self.orders.insert(order, &Order { buyer, commitment, block, block_hash: None, amount, table });
            open.push(order);
            self.open_orders.insert(buyer, &open);
            self.env().emit_event(BoosterOrdered { buyer, order, amount, commitment, block, table });
            if change > 0 {
                self.env().transfer(buyer, change).map_err(|_| Error::TransferFailed)?;
            }
            Ok(order)
        }

        /// Stores the block hash that decides an order, before the chain forgets it. Anyone may call it.
        #[ink(message)]
        pub fn pin_booster(&mut self, order: u32) -> Result<(), Error> {
            let found = self.orders.get(order).ok_or(Error::UnknownOrder)?;
            if found.block_hash.is_some() {
                return Err(Error::AlreadyPinned);
            }
            let block = found.block;
            let block_hash = self.deciding_hash(&found)?.ok_or(Error::TooLate)?;
            self.orders.insert(order, &Order { block_hash: Some(block_hash), ..found });
            self.env().emit_event(BoosterPinned { order, block, block_hash });
            Ok(())
        }

        /// Opens the caller's booster that was bought with the hash of this secret and mints its five cards. Returns
        /// their tokens.
        #[ink(message)]
        pub fn open_booster(&mut self, secret: [u8; 32]) -> Result<Vec<u32>, Error> {
            let buyer = self.env().caller();
            let open = self.open_orders.get(buyer).unwrap_or_default();
            let (order, found) = self.find_order(&open, &hash(&secret)).ok_or(Error::UnknownOrder)?;
            let block_hash = self.deciding_hash(&found)?;
            let mut rows = self.tables.get(found.table).unwrap_or_default();
            if block_hash.is_none() {
                keep_commons(&mut rows);
            }
            let seed = hash(&(secret, block_hash.unwrap_or_default(), buyer, order).encode());
            let card_ids = ccg_rules::open_booster(seed, &rows, hash);

            // The order is deleted before another contract is called.
            self.orders.remove(order);
            self.open_orders
                .insert(buyer, &open.into_iter().filter(|other| *other != order).collect::<Vec<_>>());
            let tokens = self.nft().mint_many(buyer, card_ids.clone()).map_err(Error::Card)?;
            let amount = found.amount;
            self.env().emit_event(BoosterBought {
                buyer,
                amount,
                card_ids,
                order,
                tokens: tokens.clone(),
                secret,
                block_hash,
            });
            Ok(tokens)
        }

        #[ink(message)]
        pub fn get_game_state(&self, game_id: u32) -> Option<Game> {
            self.games.get(game_id)
        }

        /// The stats that a game uses for its cards.
        #[ink(message)]
        pub fn get_game_cards(&self, game_id: u32) -> Option<Vec<CardStats>> {
            self.cards.get(game_id)
        }

        /// BLAKE2b-256 of the encoded state.
        #[ink(message)]
        pub fn state_hash(&self, game_id: u32) -> Option<[u8; 32]> {
            self.games.get(game_id).map(|game| hash_of(&game))
        }

        /// The player in the queue, if any.
        #[ink(message)]
        pub fn waiting(&self, rules: u8, scheme: u8) -> Option<AccountId> {
            self.waiting.get((rules, scheme)).map(|waiting| waiting.player)
        }

        /// The open challenge from one account to another.
        #[ink(message)]
        pub fn challenge_of(&self, challenger: AccountId, opponent: AccountId) -> Option<Challenge> {
            self.challenges.get((challenger, opponent))
        }

        /// Number of games started; they are numbered from 1.
        #[ink(message)]
        pub fn game_count(&self) -> u32 {
            self.game_count
        }

        /// Number of a player's games, running and finished.
        #[ink(message)]
        pub fn games_played(&self, player: AccountId) -> u32 {
            self.games_played.get(player).unwrap_or(0)
        }

        /// A page of a player's games, oldest first.
        #[ink(message)]
        pub fn games_of(&self, player: AccountId, from: u32, count: u32) -> Vec<u32> {
            let to = from.saturating_add(count).min(self.games_played(player));
            (from..to).filter_map(|index| self.games_of.get((player, index))).collect()
        }

        /// The stats of these kinds for a game that starts now.
        #[ink(message)]
        pub fn current_stats(&self, card_ids: Vec<u16>) -> Result<Vec<CardStats>, Error> {
            self.adjusted(card_ids).map_err(Error::Card)
        }

        /// The sum of all governance adjustments of a kind.
        #[ink(message)]
        pub fn adjustment_of(&self, card_id: u16) -> Adjustments {
            self.adjustments.get(card_id).unwrap_or_default()
        }

        #[ink(message)]
        pub fn booster_price(&self) -> Balance {
            self.price
        }

        /// The rarity table of boosters that are bought now.
        #[ink(message)]
        pub fn rarity_table(&self) -> Vec<BoosterRow> {
            self.tables.get(self.table).unwrap_or_default()
        }

        /// A rarity table by its number, as stored in orders.
        #[ink(message)]
        pub fn rarity_table_of(&self, table: u32) -> Option<Vec<BoosterRow>> {
            self.tables.get(table)
        }

        #[ink(message)]
        pub fn order(&self, order: u32) -> Option<Order> {
            self.orders.get(order)
        }

        /// A buyer's open orders.
        #[ink(message)]
        pub fn orders_of(&self, buyer: AccountId) -> Vec<(u32, Order)> {
            let open = self.open_orders.get(buyer).unwrap_or_default();
            open.into_iter().filter_map(|order| Some((order, self.orders.get(order)?))).collect()
        }

        #[ink(message)]
        pub fn demo_deck(&self) -> Vec<u16> {
            self.demo_deck.get().unwrap_or_default()
        }

        #[ink(message)]
        pub fn turn_blocks(&self) -> u32 {
            self.turn_blocks
        }

        #[ink(message)]
        pub fn owner(&self) -> AccountId {
            self.owner
        }

        #[ink(message)]
        pub fn card_nft(&self) -> AccountId {
            self.card_nft
        }

        #[ink(message)]
        pub fn governance(&self) -> Option<AccountId> {
            self.governance
        }

        fn only_owner(&self) -> Result<(), Error> {
            if self.env().caller() != self.owner {
                return Err(Error::NotOwner);
            }
            Ok(())
        }

        /// The chain rejects reentrant calls, since no call here sets the flag that allows them.
        fn nft(&self) -> contract_ref!(Cards, ChainWithHashes) {
            self.card_nft.into()
        }

        fn load(&self, game_id: u32) -> Result<Game, Error> {
            self.games.get(game_id).ok_or(Error::UnknownGame { game_id })
        }

        /// The caller's queue entry, and the kinds of its deck.
        fn seat(&self, deck: Option<Vec<u32>>, tip: Option<[u8; 32]>) -> Result<(Waiting, Vec<u16>), Error> {
            let waiting = Waiting {
                player: self.env().caller(),
                tip: tip.unwrap_or_default(),
                tokens: check_tokens(deck)?,
            };
            let kinds = self.deck_of(&waiting)?;
            Ok((waiting, kinds))
        }

        fn check_kinds(&self, deck: &[u16]) -> Result<(), Error> {
            check_deck(0, deck, &self.stats_of_decks(&[deck])?).map_err(Error::Start)
        }

        /// The kinds of a deck. Fails if the player no longer owns all its tokens.
        fn deck_of(&self, Waiting { player, tokens, .. }: &Waiting) -> Result<Vec<u16>, Error> {
            if tokens.is_empty() {
                return self.demo_deck.get().ok_or(Error::NoDemoDeck);
            }
            self.nft().kinds_of(*player, tokens.clone()).map_err(Error::Card)
        }

        /// The adjusted stats of all kinds in these decks, sorted and without duplicates.
        fn stats_of_decks(&self, decks: &[&[u16]]) -> Result<Vec<CardStats>, Error> {
            let kinds: BTreeSet<u16> = decks.iter().flat_map(|deck| deck.iter().copied()).collect();
            self.adjusted(kinds.into_iter().collect()).map_err(Error::Card)
        }

        fn adjusted(&self, card_ids: Vec<u16>) -> Result<Vec<CardStats>, CardError> {
            let base = self.nft().stats_of(card_ids)?;
            // An adjustment is stored only if it stays within bounds, and base stats never change.
            let adjust = |card: CardStats| self.adjustment_of(card.id).apply(card.clone()).unwrap_or(card);
            Ok(base.into_iter().map(adjust).collect())
        }

        fn start(
            &mut self,
            (rules, scheme): (u8, u8),
            seats: [(Waiting, Vec<u16>); 2],
        ) -> Result<u32, Error> {
            let game_id = self.game_count.checked_add(1).ok_or(Error::Full)?;
            let (block, turn_blocks) = (self.env().block_number(), self.turn_blocks);
            let parent_hash = self.env().extension().parent_hash();
            let cards = self.stats_of_decks(&[&seats[0].1, &seats[1].1])?;
            let decks = seats.each_ref().map(|(_, deck)| deck.clone());
            let players = seats.map(|(Waiting { player, tip, .. }, deck)| Seat {
                addr: *player.as_ref(),
                link: tip,
                deck,
            });
            let input = StartInput {
                id: game_id,
                rules,
                scheme,
                turn_blocks,
                now: block,
                parent_hash,
                players,
                cards,
            };
            let cards = input.cards.clone();
            let links = input.players.each_ref().map(|seat| seat.link);
            let (game, events) = ccg_rules::start(input, hash).map_err(Error::Start)?;
            self.game_count = game_id;
            self.games.insert(game_id, &game);
            self.cards.insert(game_id, &cards);
            let [player_a, player_b] = game.players.each_ref().map(|player| AccountId::from(player.addr));
            self.note_game(player_a, game_id);
            self.note_game(player_b, game_id);
            self.env().emit_event(GameStarted {
                game_id,
                player_a,
                player_b,
                rules,
                scheme,
                turn_blocks,
                block,
                parent_hash,
                decks,
                links,
                cards,
            });
            emit_all(&game, &events, block);
            Ok(game_id)
        }

        fn note_game(&mut self, player: AccountId, game_id: u32) {
            let index = self.games_played(player);
            self.games_of.insert((player, index), &game_id);
            self.games_played.insert(player, &index.saturating_add(1));
        }

        fn check_rarity_table(&self, rows: &[BoosterRow]) -> Result<(), Error> {
            let kinds: Vec<u16> = rows.iter().flat_map(|row| row.cards.iter().copied()).collect();
            let expected = rows.iter().flat_map(|row| vec![row.rarity; row.cards.len()]);
            let is_each_once = kinds.iter().collect::<BTreeSet<_>>().len() == kinds.len();
            if !is_each_once || !rows.iter().any(BoosterRow::counts) {
                return Err(Error::BadRarityTable);
            }
            let rarities = self.nft().rarities_of(kinds).map_err(Error::Card)?;
            if !rarities.into_iter().eq(expected) {
                return Err(Error::BadRarityTable);
            }
            Ok(())
        }

        fn find_order(&self, open: &[u32], commitment: &[u8; 32]) -> Option<(u32, Order)> {
            let orders = open.iter().filter_map(|order| Some((*order, self.orders.get(order)?)));
            orders.into_iter().find(|(_, order)| order.commitment == *commitment)
        }

        /// The block hash that decides an order; none if it was not pinned and the chain has forgotten it.
        fn deciding_hash(&self, order: &Order) -> Result<Option<[u8; 32]>, Error> {
            if self.env().block_number() <= order.block {
                return Err(Error::TooEarly { opens_at: order.block.saturating_add(1) });
            }
            Ok(order.block_hash.or_else(|| self.env().extension().block_hash(order.block).ok()))
        }
    }

    #[cfg(test)]
    impl GameContract {
        pub(crate) fn put_game(&mut self, game: &Game, cards: &Vec<CardStats>) {
            self.games.insert(game.id, game);
            self.cards.insert(game.id, cards);
        }

        pub(crate) fn put_waiting(&mut self, key: (u8, u8), waiting: &Waiting) {
            self.waiting.insert(key, waiting);
        }

        pub(crate) fn put_challenge(&mut self, opponent: AccountId, challenge: &Challenge) {
            self.challenges.insert((challenge.waiting.player, opponent), challenge);
        }

        pub(crate) fn put_table(&mut self, rows: &[BoosterRow]) {
            self.table = 1;
            self.tables.insert(1, &rows.to_vec());
        }
    }

    impl Governed for GameContract {
        #[ink(message)]
        fn apply_governance_adjustment(
            &mut self,
            card_id: u16,
            adjustment: Adjustment,
        ) -> Result<(), AdjustmentError> {
            if Some(self.env().caller()) != self.governance {
                return Err(AdjustmentError::NotGovernance);
            }
            let base = self.nft().stats_of(vec![card_id]).ok().and_then(|mut found| found.pop());
            let base = base.ok_or(AdjustmentError::UnknownCard { card_id })?;
            let sum = self.adjustment_of(card_id).plus(adjustment);
            sum.apply(base).ok_or(AdjustmentError::OutOfBounds { card_id })?;
            self.adjustments.insert(card_id, &sum);
            let Adjustments { cost, attack, health } = sum;
            self.env().emit_event(CardAdjusted { card_id, cost, attack, health });
            Ok(())
        }
    }

    fn hash(bytes: &[u8]) -> [u8; 32] {
        let mut output = [0; 32];
        ink::env::hash_bytes::<Blake2x256>(bytes, &mut output);
        output
    }

    fn hash_of(game: &Game) -> [u8; 32] {
        hash(&game.encode())
    }

    fn seat_of(game: &Game, account: AccountId) -> Option<u8> {
        let addr: &[u8; 32] = account.as_ref();
        (0u8..).zip(&game.players).find(|(_, player)| player.addr == *addr).map(|(index, _)| index)
    }

    fn scheme_of(tip: Option<[u8; 32]>) -> u8 {
        if tip.is_some() {
            HASH_CHAINS
        } else {
            BLOCK_HASH
        }
    }

    fn check_rules(rules: u8) -> Result<(), Error> {
        if !(1..=2).contains(&rules) {
            return Err(Error::Start(StartError::BadRules { rules }));
        }
        Ok(())
    }

    /// Checks the tokens of a deck; empty for the demo deck.
    fn check_tokens(deck: Option<Vec<u32>>) -> Result<Vec<u32>, Error> {
        let Some(tokens) = deck else { return Ok(Vec::new()) };
        if tokens.len() != DECK_SIZE {
            return Err(Error::Start(StartError::BadDeckSize { player: 0, len: tokens.len() as u32 }));
        }
        let mut seen = BTreeSet::new();
        match tokens.iter().find(|token| !seen.insert(**token)) {
            Some(&token) => Err(Error::TokenTwice { token }),
            None => Ok(tokens),
        }
    }

    fn check_turn_blocks(turn_blocks: u32) -> Result<(), Error> {
        if !TURN_BLOCKS.contains(&turn_blocks) {
            return Err(Error::BadTurnBlocks { turn_blocks });
        }
        Ok(())
    }
}
