//! Each test is named after the sentence of docs/protocols/ccg.md that it checks.

mod battle;
mod booster;
mod checks;
mod draws;
mod effects;
mod encoding;
mod leaving;
mod links;
mod starting;
mod table;
