/** The 404 page of the member app. */
export const title = '404 Page Not Found';
export const detail = 'Did you forget to add the page to the router?';
export const toDashboard = 'Go to the dashboard';
