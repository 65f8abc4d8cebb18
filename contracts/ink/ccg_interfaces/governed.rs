/// A change that governance makes to a kind's stats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
#[cfg_attr(feature = "std", derive(ink::storage::traits::StorageLayout))]
pub struct Adjustment {
    pub cost: i8,
    pub attack: i8,
    pub health: i8,
}

#[derive(Debug, Clone, PartialEq, Eq)]
#[ink::scale_derive(Encode, Decode, TypeInfo)]
pub enum AdjustmentError {
    NotGovernance,
    UnknownCard {
        card_id: u16,
    },
    /// A stat would leave 0..255, or a unit would have no health.
    OutOfBounds {
        card_id: u16,
    },
}

/// The calls that the governance contract makes to the game.
#[ink::trait_definition]
pub trait Governed {
    /// Adds to earlier adjustments of the kind. Running games keep their stats.
    #[ink(message)]
    fn apply_governance_adjustment(
        &mut self,
        card_id: u16,
        adjustment: Adjustment,
    ) -> Result<(), AdjustmentError>;
}
