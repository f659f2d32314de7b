/** What's wrong with a waitlist request. */
export const enterAddress = 'Enter your home address';
export const choosePlan = 'Choose Core, Plus or Premium';
