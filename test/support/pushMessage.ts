/** A push message about a goal. */
export const pushMessage = {
  title: 'Nordlys 1–0 Havørn',
  body: 'Goal for Nordlys',
  tag: 'match:7:goal:one',
  isAudible: true,
  lang: 'en',
  path: '/livematch?matchId=7',
  icon: '/icons/hockey/192.png',
};
