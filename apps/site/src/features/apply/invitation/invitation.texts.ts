export const INVITATION = {
  title: 'Welcome back',
  text: 'The moor remembers its own. Type the email or the phone number that we know you by, and we fill in what we know.',
  contact: 'Your email or phone',
  open: 'Fill in my form',
  opening: 'Looking…',
  skip: 'Start with an empty form',
  privacy: 'This link is yours alone. It shows nothing of you before you have typed one of them.',
  missing: 'Please type your email or phone.',
  failed: 'Something went wrong on the way. Please try again, or start with an empty form.',
  filled: 'Welcome back. We filled in what we know: please check it, choose your nights and send it.',
}
