// Chopsticks reads its log level once, while it is imported: this module must be imported before it.
process.env.LOG_LEVEL ??= 'fatal'
