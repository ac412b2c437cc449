export const DIALOGS = { okay: 'Okay', confirm: 'Confirm', cancel: 'Cancel' }
