/** The questions of a punch, at the time clock and at the kiosk. */
export const PROMPTS = {
  whichPosition: 'Which position are you clocking in for?',
  tips: 'Please enter your tips:',
  cashTips: 'Cash Tips',
  creditTips: 'Credit Tips',
}
