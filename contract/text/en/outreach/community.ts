/** The community page's first screen, and the link that enrolls. */
export const title = 'Community Support';
export const intro =
  'On the worst night, the first knock on the door is a neighbor’s. Ambassadors are those neighbors. They get their street ready before the season, know who needs a ride, and help people get home again.';
export const weTrain = 'We train them, equip them and connect them with the people who lead the response.';
export const openAllYear = 'Enrollment is open all year. It’s free, and you don’t have to be a member.';
export const pictureAlt =
  'Neighbors meet at a table under an oak; one of them points to a map of the evacuation zones';
export const enroll = 'Open Enrollment for January 1, 2026';
