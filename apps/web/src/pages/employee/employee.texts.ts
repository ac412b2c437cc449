export const EMPLOYEE = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  nav: { timeclock: 'Timeclock', todo: 'To-do', admin: 'Admin', login: 'Login' },
  userMenu: {
    label: (username: string) => `Account of ${username}`,
    changeFestival: 'Change Festival',
    myAccount: 'My Account',
    logout: 'Logout',
  },
  welcome: (username: string) => `Welcome ${username}!`,
  titles: { welcome: 'Welcome', timeclock: 'Timeclock', todo: 'To-do', myAccount: 'My Account' },
  todoText: 'To-dos will appear here.',
  notReady: 'This page is not ready yet.',
}
