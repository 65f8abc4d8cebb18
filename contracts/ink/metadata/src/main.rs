#[cfg(feature = "card_nft")]
extern crate card_nft;
#[cfg(feature = "game_contract")]
extern crate game_contract;
#[cfg(feature = "governance")]
extern crate governance;
#[cfg(feature = "reentrant_cards")]
extern crate reentrant_cards;

extern "Rust" {
    fn __ink_generate_metadata() -> ink::metadata::InkProject;
}

fn main() {
    // SAFETY: every ink! contract defines this function with this signature.
    let project = unsafe { __ink_generate_metadata() };
    println!("{}", serde_json::to_string(&project).expect("metadata is plain data"));
}
