/** What's wrong with a waitlist request. */
export const enterAddress = 'Escriba la dirección de su casa';
export const choosePlan = 'Elija Core, Plus o Premium';
