import { PASSWORD_MIN_LENGTH } from '@nightshift/shared/access/auth/rules'
import { PERSON_FIELDS } from '@nightshift/shared/people/employees/words'

export const ACCOUNT = {
  photo: 'Photo',
  choosePhoto: 'Choose Pass Photo',
  photoHint: 'It is printed on your badge and shown when you scan it.',
  photoSaved: 'Your new photo is saved.',
  removePhoto: 'Remove Photo',
  removePhotoQuestion: 'Remove your photo? Your badge and the kiosk show the default picture instead.',
  photoRemoved: 'Your photo is removed.',
  photoFailed: 'Unable to update pass photo. Please refresh the page or try again later.',

  details: 'About you',
  fields: PERSON_FIELDS,
  save: 'Save',
  saved: 'Your account has been updated.',
  saveFailed: 'Unable to update account. Please refresh the page or try again later.',
  missing: 'Please fill this in.',
  tooLong: 'This is too long.',
  notAnEmail: 'Please enter an email address, or leave this empty.',
  unfit: 'Please check this.',

  seasons: 'Your seasons',
  noSeasons: 'None yet. They are counted from your first shift.',
  seasonsFailed: 'Your seasons could not be loaded.',

  passwordTitle: 'Password',
  changePassword: 'Change Password',
  newPassword: 'New Password',
  repeatPassword: 'Repeat New Password',
  passwordHint: `${PASSWORD_MIN_LENGTH} characters or more. Spaces do not count.`,
  elsewhere: 'A new password ends your sessions on all other devices.',
  setPassword: 'Set Password',
  passwordMismatch: 'Both passwords must match!',
  passwordSaved: 'Your password has been updated.',
  passwordFailed: 'Unable to update password. Please refresh the page or try again later.',
}
