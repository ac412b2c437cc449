import { PUBLIC_SITE_CALLS } from '@nightshift/shared/site/public-site/calls'
import { VITALS_CALLS } from '@nightshift/shared/site/public-site/vitals'
import { SITE_CONTENT_CALLS } from '@nightshift/shared/site/site-content/calls'
import { PICTURE_TYPES, SITE_PICTURE_CALLS } from '@nightshift/shared/site/site-content/picture-calls'
import { type Domain, part } from '../../platform/http/api-words.ts'

export const SITE_WORDS: Domain = {
  name: 'site',
  about: 'The public site: its content, pictures, configuration and web vitals.',
  parts: {
    publicSite: part(PUBLIC_SITE_CALLS, {
      config: 'List the festivals that have a public host, with what they show.',
      live: "Read the live content of a festival's site.",
    }),
    siteContent: part(SITE_CONTENT_CALLS, {
      read: 'Read the content of a site as its editors see it.',
      editDraft: { about: 'Save the draft of a section.', errors: ['changedMeanwhile', 'pictureUnknown'] },
      discardDraft: {
        about: 'Set the draft of a section back to what is live.',
        errors: ['changedMeanwhile'],
      },
      publish: {
        about: 'Publish sections, now or later.',
        errors: ['changedMeanwhile', 'notPublishable', 'publicationScheduled', 'publishAtPast'],
      },
      unschedule: 'Take a scheduled publication back.',
      versions: 'List the published versions, the newest first.',
      version: { about: 'Read a published version with its content.', errors: ['versionUnreadable'] },
      bringBack: {
        about: 'Publish the content of an earlier version again.',
        errors: ['changedMeanwhile', 'notPublishable', 'versionUnreadable'],
      },
      closedNights: 'List the nights that are called off.',
      callOff: { about: 'Call a night off, for visitors and crew.', errors: ['nightOver', 'notANight'] },
      reopenNight: 'Take back that a night is called off.',
    }),
    sitePictures: part(SITE_PICTURE_CALLS, {
      list: 'List the uploaded pictures of a site.',
      upload: {
        about: 'Upload a picture. The body is the file itself.',
        errors: [
          'invalidInput',
          'pictureHeic',
          'pictureRefused',
          'pictureTooHeavy',
          'pictureTooSmall',
          'tooManyPictures',
        ],
        takes: PICTURE_TYPES,
      },
      file: { about: 'Read an encoded picture.', answers: ['image/avif', 'image/webp'] },
    }),
    vitals: part(VITALS_CALLS, {
      send: { about: 'Send a web vital of a public page.', errors: ['tooManyRequests'] },
      list: 'List the web vitals by page, those with the most loads first.',
    }),
  },
}
