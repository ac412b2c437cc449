export const EMPLOYEE = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  nav: { timeclock: 'Timeclock', myNights: 'My nights', todo: 'To-do', admin: 'Admin', login: 'Login' },
  userMenu: {
    label: (username: string) => `Account of ${username}`,
    changeFestival: 'Change Festival',
    myAccount: 'My Account',
    logout: 'Logout',
  },
  welcome: (username: string) => `Welcome ${username}!`,
  punch: 'Clock in or out',
  defaultPassword: {
    title: 'Your password is easy to guess',
    text: 'You still use the one you were given, and it is made of your name.',
    link: 'Set your own in My Account',
  },
  setPassword: {
    title: 'Set a new password',
    text: 'Your password was reset. Choose one of your own to go on.',
  },
  titles: {
    welcome: 'Welcome',
    timeclock: 'Timeclock',
    myNights: 'My nights',
    todo: 'To-do',
    myAccount: 'My Account',
    myData: 'A copy of my data',
  },
  todoText: 'To-dos will appear here.',
}
