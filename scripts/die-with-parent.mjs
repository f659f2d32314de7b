// Loaded into a child by boot.mjs: exits when the parent is gone, whatever killed it.
process.once('disconnect', () => process.exit(1));
// The IPC channel alone must not keep a finished child alive.
process.channel?.unref();
