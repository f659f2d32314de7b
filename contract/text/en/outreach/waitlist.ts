/** The waitlist page: its form, what stands beside it, and the services below. */

export const title = 'Reserve Your Protection';
export const intro =
  'Tell us where you live. We’ll check whether your home is covered and hold a spot for it. It’s free and takes a minute.';
export const facts = {
  area: {
    title: 'All of California',
    text: 'Nevada and Arizona are planned. If you live elsewhere, we’ll email you when we open there.',
  },
  review: {
    title: 'Our team reviews every home',
    text: 'You’re pre-approved before an emergency, so there’s nothing to check during one.',
  },
  price: {
    title: 'Nothing to pay today',
    text: 'You choose a plan when your invitation arrives. You can leave the list with one click.',
  },
};

/** Form. */
export const almostThere = 'You are almost on the list!';
export const almostThereDetail = 'Enter your address to finish enrolling';
export const completeReservation = 'Complete Your Reservation';
export const securePlan = (plan: string) => `Secure your ${plan} protection plan`;
export const checkEligibility = 'Check Eligibility';
export const getStarted = 'Enter your address and email to get started';
export const joining = (plan: string) => `Joining: ${plan} Protection`;
export const homeAddress = 'Home Address';
export const addressHint = 'Street, city, state and ZIP code';
export const emailAddress = 'Email Address';
export const claimAddress = 'Claim Your Address';
export const privacyNote = <T>(brand: string, link: (words: string) => T) => [
  `We'll check if ${brand} covers your area and send you updates. `,
  link('Privacy Policy'),
];
export const missingFields = 'Please fill in all fields';
export const missingFieldsDetail = 'Both address and email are required to check eligibility.';
export const enterAddress = 'Enter your home address';
export const enterEmail = 'Enter your email address';
export const failed = 'Failed to submit waitlist request. Please try again.';
export const onTheList = "You're on the list!";
export const onTheListDetail = (brand: string) =>
  `We'll contact you when ${brand} is available in your area.`;

/** Services. */
export const services = 'Services';
export const theServices = 'services';
export const servicesTitle = 'One call, and it’s booked';
export const servicesText =
  'During an evacuation and after it. Tell us what you need, and our team arranges it.';
export const service = {
  hotel: { title: 'Book a Hotel', text: 'A room near the evacuation zone, booked before you arrive.' },
  petCare: { title: 'Book Pet Care', text: 'Boarding or a vet, for animals large and small.' },
  daycare: { title: 'Book Daycare', text: 'A safe place for children while you take care of the house.' },
  flight: { title: 'Book a Flight', text: 'Seats to family or friends, for everyone who travels.' },
  car: { title: 'Book Car Service', text: 'A driver to the hotel, the airport or the doctor.' },
  food: { title: 'Book Food Delivery', text: 'Groceries and hot meals delivered wherever you stay.' },
  tutor: { title: 'Book Online Tutor', text: 'Lessons that continue while school is closed.' },
  contractor: { title: 'Book Contractor', text: 'A licensed builder for repairs, found and scheduled.' },
  architect: { title: 'Book Architect', text: 'Plans and permits when a house has to be rebuilt.' },
  insurance: {
    title: 'Book Insurance Rep',
    text: 'Someone who prepares the claim with you, page by page.',
  },
  emergency: { title: 'Emergency Services', text: 'Shelter, supplies and medical help near you.' },
};
