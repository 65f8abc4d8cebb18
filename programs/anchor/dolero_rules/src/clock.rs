/// Time limits in seconds.
pub(crate) const COMMIT: i64 = 30;
/// For the VRF's response, counted from the start of the phase that needs it or from the swap.
pub(crate) const RANDOM: i64 = 150;
pub(crate) const RELIC: i64 = 15;
pub(crate) const CARDS: i64 = 30;
pub(crate) const CARDS_FAST: i64 = 15;
pub(crate) const OPENING: i64 = 30;
pub(crate) const BET: i64 = 30;
pub(crate) const LAST_OPENING: i64 = 30;

pub(crate) fn after(now: i64, seconds: i64) -> i64 {
    now.saturating_add(seconds)
}
