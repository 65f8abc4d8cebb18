pub mod escrow;
pub mod game;
pub mod table;

pub use escrow::*;
pub use game::*;
pub use table::*;
