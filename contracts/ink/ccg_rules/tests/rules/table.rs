use blake2::{digest::consts::U32, Blake2b, Digest};
use ccg_rules::{
    start, submit, CardStats, Event, Game, PlayerState, Reason, Seat, StartInput, Status, SubmitError,
    SubmitInput, Unit,
};

pub const NOW: u32 = 50;

pub fn hash(bytes: &[u8]) -> [u8; 32] {
    Blake2b::<U32>::digest(bytes).into()
}

pub fn unit_card(id: u16, cost: u8, attack: u8, health: u8, effects: u32) -> CardStats {
    CardStats { id, card_type: 0, cost, attack, health, effects }
}

pub fn spell_card(id: u16, cost: u8, effects: u32) -> CardStats {
    CardStats { id, card_type: 1, cost, attack: 0, health: 0, effects }
}

/// Encodes an `effects` field.
pub fn effect(id: u16, magnitude: u16) -> u32 {
    u32::from(magnitude) << 16 | u32::from(id)
}

pub fn unit(card_id: u16, current_hp: i16, attack: u16) -> Option<Unit> {
    Some(Unit { card_id, current_hp, attack, acted_this_turn: false })
}

pub const PLAIN: u16 = 1;
pub const TAUNT: u16 = 2;
pub const CHARGE: u16 = 3;
pub const HEAL_SELF: u16 = 4;
pub const FRONT: u16 = 5;
pub const RATTLE: u16 = 6;
pub const HEAL: u16 = 10;
pub const BOLT: u16 = 11;
pub const SCROLLS: u16 = 12;
pub const BLESSING: u16 = 13;
pub const DUD: u16 = 14;
pub const HUGE_BOLT: u16 = 15;
pub const MANY_SCROLLS: u16 = 16;
pub const HUGE_BLESSING: u16 = 17;
pub const DEAR: u16 = 18;
pub const NEITHER: u16 = 19;

pub fn cards() -> Vec<CardStats> {
    vec![
        unit_card(PLAIN, 1, 2, 3, 0),
        unit_card(TAUNT, 1, 1, 4, effect(1, 0)),
        unit_card(CHARGE, 1, 2, 1, effect(2, 0)),
        unit_card(HEAL_SELF, 1, 1, 1, effect(3, 4)),
        unit_card(FRONT, 1, 1, 1, effect(4, 3)),
        unit_card(RATTLE, 1, 1, 1, effect(103, 9)),
        spell_card(HEAL, 1, effect(3, 4)),
        spell_card(BOLT, 1, effect(4, 3)),
        spell_card(SCROLLS, 1, effect(5, 2)),
        spell_card(BLESSING, 1, effect(6, 2)),
        spell_card(DUD, 1, effect(1, 9)),
        spell_card(HUGE_BOLT, 0, effect(4, 65535)),
        spell_card(MANY_SCROLLS, 0, effect(5, 65535)),
        spell_card(HUGE_BLESSING, 0, effect(6, 65535)),
        unit_card(DEAR, 9, 1, 1, 0),
        CardStats { id: NEITHER, card_type: 2, cost: 0, attack: 0, health: 0, effects: 0 },
    ]
}

fn player(addr: u8) -> PlayerState {
    PlayerState {
        addr: [addr; 32],
        hp: 20,
        energy: 5,
        max_energy: 5,
        fatigue: 0,
        draws: 3,
        link: [0; 32],
        deck: vec![PLAIN; 5],
        hand: vec![],
        board: Default::default(),
    }
}

/// Player 0's fifth turn with effects and block hashes, nothing on the board.
pub fn game() -> Game {
    Game {
        id: 7,
        rules: 2,
        scheme: 1,
        status: Status::RUNNING,
        active_idx: 0,
        linked: false,
        turn: 9,
        turn_started: 40,
        turn_blocks: 100,
        players: [player(1), player(2)],
    }
}

/// The same game, with this hand for player 0.
pub fn holding(hand: &[u16]) -> Game {
    let mut game = game();
    game.players[0].hand = hand.to_vec();
    game
}

pub const END: [u8; 7] = [2, 0, 0, 0, 0, 0, 0];
pub const CONCEDE: [u8; 7] = [3, 0, 0, 0, 0, 0, 0];

pub fn play(index: u8, slot: u8) -> [u8; 7] {
    [0, index, slot, 0, 0, 0, 0]
}

pub fn cast(index: u8, target: u8) -> [u8; 7] {
    [1, index, target, 0, 0, 0, 0]
}

pub const ENEMY: u8 = 0x80;
pub const FACE: u8 = 7;

pub type Outcome = Result<(Game, Vec<Event>), SubmitError>;

pub fn batch(actions: &[[u8; 7]]) -> SubmitInput {
    SubmitInput { player: 0, actions: actions.concat(), link: None, parent_hash: [0; 32], now: NOW }
}

pub fn run(game: &Game, actions: &[[u8; 7]]) -> Outcome {
    submit(game.clone(), &cards(), &batch(actions), hash)
}

/// State and events after a legal batch, without the `ActionApplied` of each action.
pub fn done(game: &Game, actions: &[[u8; 7]]) -> (Game, Vec<Event>) {
    let (game, mut events) = run(game, actions).expect("the batch is legal");
    events.retain(|event| !matches!(event, Event::ActionApplied { .. }));
    (game, events)
}

pub fn refused(game: &Game, actions: &[[u8; 7]]) -> (u16, Reason) {
    match run(game, actions) {
        Err(SubmitError::Action { index, reason }) => (index, reason),
        other => panic!("an action should have failed: {other:?}"),
    }
}

pub fn deck() -> Vec<u16> {
    [PLAIN, TAUNT, CHARGE, HEAL_SELF, FRONT, RATTLE, HEAL, BOLT, SCROLLS, BLESSING].repeat(2)
}

pub fn start_input() -> StartInput {
    StartInput {
        id: 7,
        rules: 2,
        scheme: 1,
        turn_blocks: 100,
        now: NOW,
        parent_hash: [0; 32],
        players: [1, 2].map(|addr| Seat { addr: [addr; 32], link: [addr; 32], deck: deck() }),
        cards: cards(),
    }
}

pub fn started(input: StartInput) -> (Game, Vec<Event>) {
    start(input, hash).expect("the game starts")
}
