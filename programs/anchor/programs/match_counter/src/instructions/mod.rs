pub mod record_match;

pub use record_match::*;
