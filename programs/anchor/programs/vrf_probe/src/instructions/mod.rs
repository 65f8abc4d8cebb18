pub mod draw_fulfil;
pub mod draw_open;
pub mod draw_request;
pub mod log_forge;
pub mod relay;

pub use draw_fulfil::*;
pub use draw_open::*;
pub use draw_request::*;
pub use log_forge::*;
pub use relay::*;
