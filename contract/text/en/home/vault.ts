/** The first page of HomeVault. */

export const notLoaded = 'We couldn’t load your homes';
export const notLoadedSafe = 'Everything in your vault is saved.';
export const firstHome = 'Start with your home';
export const firstHomeText =
  'Tell us which home to protect and who insures it. It takes about two minutes, and saves days after a fire.';
export const addHome = 'Add a home';
export const addHomeText = 'Each home has its own vault, with its own documents, inventory and policies.';
export const inventory = 'Inventory';
export const inventoryText = 'What you own, and what it would cost to replace.';
export const manageInventory = 'Manage Inventory';
export const loading = 'Loading your home';
