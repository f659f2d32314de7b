/** What frames every member page: sidebar, top bar and account menu. */

/** Account menu. */
export const account = 'Account';
export const theme = 'Theme';
export const light = 'Light';
export const dark = 'Dark';
export const system = 'System';
export const logOut = 'Log out';
export const notLoggedOut = 'You’re still signed in';

/** Sidebar and top bar. */
export const sidebar = 'Sidebar';
export const menu = 'Menu';
export const toggleSidebar = 'Toggle sidebar';
export const toggleSidebarHint = 'Toggle sidebar (Ctrl+B)';
export const rightNow = 'Right now';
export const platform = 'Platform';
export const household = 'Household';
export const team = 'Team';
export const help = 'Help';

/** Pages. */
export const dashboard = 'Dashboard';
export const homeVault = 'HomeVault';
export const readiness = 'Readiness';
export const recovery = 'Recovery';
export const marketplace = 'Marketplace';
export const settings = 'Settings';
export const evacuation = 'Evacuation';
export const evacuationPlan = 'Evacuation plan';
export const concierge = 'Concierge';
export const purchases = 'Purchases';
export const membership = 'Membership';
export const activity = 'Activity';
export const desk = 'Desk';
export const backOffice = 'Back office';
export const operations = 'Operations';
export const helpCenter = 'Help Center';
export const contact = 'Contact';
export const community = 'Community';
export const liveMap = 'Live map';
export const coverageMap = 'Coverage map';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const bookings = 'Bookings';
export const ambassador = 'Ambassador';
export const neighbors = 'Neighbors';
