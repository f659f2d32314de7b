// Loaded into a child by boot.mjs: when the parent is gone, whatever killed it, so is the child.
process.once('disconnect', () => process.exit(1));
// The channel alone must not keep a finished child alive.
process.channel?.unref();
