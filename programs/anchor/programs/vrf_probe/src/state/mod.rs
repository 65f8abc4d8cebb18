pub mod draw;

pub use draw::*;
