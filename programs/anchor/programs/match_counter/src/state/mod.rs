pub mod counter;

pub use counter::*;
