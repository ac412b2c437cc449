/**
 * What comes of a call. A number is the status of the answer.
 *
 * - `fewerFields`: 200, with fields left out. `empty`: 200, showing nothing of the record. `notDone`: 200 with
 *   `success: false`.
 * - `lower`: 200 on people of a lower level, else 403. `upToOwn`: on people of the same level, too.
 */
export type Outcome = number | 'fewerFields' | 'empty' | 'notDone' | 'lower' | 'upToOwn'

/** For a visitor; for levels 0 to 3 in their own festival; in another one; and on themselves, where that differs. */
export type Permission = [visitor: Outcome, levels: Outcome[], foreign?: Outcome[] | null, self?: Outcome[]]

/** Who may do what: every call of the API with its variants. Tests make each of these calls as everybody. */
// biome-ignore format: it reads as a table, a row in each line
export const PERMISSIONS: Record<string, Record<string, Permission>> = {
  'GET /api/users/me': {
    '':                                                             [401,  [200, 200, 200, 200]],
  },
  'GET /api/users/me/data': {
    '':                                                             [401,  [200, 200, 200, 200]], // one's own only
    'a default password':                                           [401,  [403, 403, 403, 403]], // also where the office opens with it
    'sixth copy in a minute':                                       [401,  [429, 429, 429, 429]],
  },
  'GET /api/users/whoAmI': {
    '':                                                             [401,  [200, 200, 200, 200]], // the username as text
  },
  'POST /api/users/login': {
    'valid':                                                        [200,  [200, 200, 200, 200]], // a new token, and the old one ends
    'wrong password, unknown or inactive':                          [401,  [401, 401, 401, 401]], // the same body for all three
    'username is an object or a list':                              [422,  [422, 422, 422, 422]],
  },
  'POST /api/users/refresh-login': {
    '':                                                             [401,  [200, 200, 200, 200]], // a new token
    'after logout or expiry':                                       [401,  [401, 401, 401, 401]],
  },
  'GET /api/users/logout': {
    'same-origin':                                                  [204,  [204, 204, 204, 204]], // the session ends
    'cross-site':                                                   [403,  [403, 403, 403, 403]], // the session goes on
  },
  'POST /api/first-run': {
    'an account exists':                                            [409,  [409, 409, 409, 409]], // open, with the code of the console, only while there is none
  },
  'POST /api/users/signup': {
    'accessLvl 0':                                                  [401,  [403, 403, 200, 200], [403, 403, 403, 200]],
    'accessLvl 0 with an application that is not hired':            [401,  [403, 200, 200, 200], [403, 403, 403, 200]], // the hire flow
    'with an application of another festival':                      [401,  [403, 403, 403, 403], [403, 403, 403, 403]],
    'with an application that is hired':                            [401,  [403, 409, 409, 409], [403, 403, 403, 409]],
    'accessLvl 1 to 3':                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // a password change is due
    'accessLvl 1 to 3 with an application':                         [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
    'paychexId with an application':                                [401,  [403, 422, 200, 200], [403, 403, 403, 200]], // audited; 000, which is none, goes at level 1 too
    'isActive, password, id':                                       [401,  [403, 403, 422, 422], [403, 403, 422, 422]],
  },
  'GET /api/users': {
    'list':                                                         [401,  [403, 'fewerFields', 'fewerFields', 'fewerFields'], [403, 'empty', 'empty', 200]], // below level 2 without paychexId
    'password or badge in where, order, fields, include and count': [401,  [403, 400, 400, 400], [403, 400, 400, 400]],
    'paychexId in where, order and fields':                         [401,  [403, 400, 200, 200], [403, 400, 'empty', 200]], // who cannot see it cannot ask for it
    'include applications, sessions or unknown':                    [401,  [403, 400, 400, 400], [403, 400, 400, 400]],
  },
  'GET /api/users/count': {
    'isActive':                                                     [401,  [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
  },
  'PATCH /api/users/{id}': {
    'My Account fields of oneself':                                 [401,  [200, 200, 200, 200], [404, 404, 404]],
    'photo of oneself':                                             [401,  [200, 200, 200, 200], [404, 404, 404]],
    'no photo of oneself':                                          [401,  [200, 200, 200, 200], [404, 404, 404]],
    'names, contact, emergency, username':                          [401,  [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200]],
    'employee form with accessLvl unchanged':                       [401,  [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200], [200, 200, 200, 200]], // no question of rights
    'notes':                                                        [401,  [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200], [422, 422, 422, 422]],
    'photo':                                                        [401,  [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200]],
    'no photo':                                                     [401,  [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200]], // back to the default picture
    'isActive':                                                     [401,  [404, 'lower', 'lower', 'upToOwn'], [404, 404, 404, 200], [403, 403, 403, 403]], // ends the sessions
    'paychexId':                                                    [401,  [404, 422, 'lower', 'upToOwn'], [404, 404, 404, 200], [422, 422, 403, 200]], // nobody sets their own, except above whom nobody stands
    'seasonsBefore':                                                [401,  [404, 422, 'lower', 'upToOwn'], [404, 404, 404, 200], [422, 422, 403, 200]], // as paychexId
    'mayReturn':                                                    [401,  [404, 422, 'lower', 'upToOwn'], [404, 404, 404, 200], [422, 422, 422, 422]], // nobody vouches for themselves
    'accessLvl':                                                    [401,  [404, 422, 422, 'upToOwn'], [404, 404, 404, 200], [422, 422, 422, 403]], // nobody sets their own
    'accessLvl that is none':                                       [401,  [422, 422, 422, 422], [422, 422, 422, 422], [422, 422, 422, 422]],
    'festivalId':                                                   [401,  [404, 422, 422, 'upToOwn'], [404, 404, 404, 200], [422, 422, 422, 403]], // ends the open shift and takes the positions away
    'accessLvl of an administrator without a festival':             [401,  [404, 404, 404, 422], [404, 404, 404, 422]], // it takes a festivalId in the same call
    'no festivalId, password, passwordHash, id, positions':         [401,  [422, 422, 422, 422], [422, 422, 422, 422], [422, 422, 422, 422]], // the body is read before the record, so 422 tells nothing of it
  },
  'POST /api/users/{id}/resetpassword': {
    '':                                                             [401,  [403, 'lower', 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 403, 403, 403]], // shown once; ends the sessions; from level 1 on a change is due
  },
  'POST /api/users/{id}/updatepassword': {
    'oneself':                                                      [401,  [200, 200, 200, 200], [404, 404, 404, 404]], // ends the other sessions; a new token
    'other':                                                        [401,  [404, 404, 404, 404], [404, 404, 404, 404]],
  },
  'POST /api/users/{id}/addposition': {
    '':                                                             [401,  [403, 403, 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 403, 403, 200]], // nobody sets their own pay, except where nobody stands above
    'somebody who is being hired':                                  [401,  [403, 'lower', 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 403, 403, 200]], // the hire flow
    'somebody who is being hired, above the default rate':          [401,  [403, 422, 'lower', 'upToOwn'], [403, 404, 404, 200]], // the default rate or less at level 1
    'a position of another festival':                               [401,  [403, 403, 404, 404], [403, 404, 404, 404]],
    'payrate off 0 to 500 in steps of 0.25':                        [401,  [403, 422, 422, 422], [403, 422, 422, 422]],
  },
  'POST /api/users/{id}/removeposition': {
    '':                                                             [401,  [403, 403, 'lower', 'upToOwn'], [403, 403, 404, 200], [403, 403, 403, 200]], // an open shift keeps its copied rate
  },
  'GET /api/users/{id}/photo': {
    '':                                                             [401,  [404, 200, 200, 200], [404, 404, 404, 200], [200, 200, 200, 200]],
  },
  'GET /api/badges': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 'empty', 'empty', 200]], // the codes of active people's badges, to print them
  },
  'GET /api/users/{id}/badges': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200], [403, 200, 200, 200]],
  },
  'POST /api/users/{id}/replacebadge': {
    '':                                                             [401,  [403, 'lower', 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 200, 200, 200]], // audited; the old badge is refused at once
    'inactive':                                                     [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
  },
  'GET /api/festivals': {
    '':                                                             [401,  [200, 200, 200, 200], ['empty', 'empty', 'empty', 200]], // whole festivals; one's own, or all
  },
  'PATCH /api/festivals/{id}': {
    'allowed fields':                                               [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
    'only enrolled kiosks, without one':                            [401,  [403, 403, 403, 409], [403, 403, 403, 409]], // unless the request says that one knows
    'hostName, id':                                                 [401,  [403, 403, 403, 422], [403, 403, 403, 422]],
  },
  'GET /api/festivals/{id}/logo': {
    '':                                                             [200,  [200, 200, 200, 200], [200, 200, 200, 200]],
  },
  'GET /api/festivals/{id}/season': {
    '':                                                             [200,  [200, 200, 200, 200], [200, 200, 200, 200]],
  },
  'PATCH /api/festivals/{id}/season': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'GET /api/festivals/{id}/seasons': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'POST /api/festivals/{id}/seasons': {
    'the season is closed':                                         [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited, with each rate and switch that it changes
    'the season is open':                                           [401,  [403, 403, 403, 409], [403, 403, 403, 409]],
  },
  'GET /api/festivals/{id}/seasons/next': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'GET /api/festivals/{id}/season/closing': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'POST /api/festivals/{id}/season/backup': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'POST /api/festivals/{id}/season/close': {
    'dry run':                                                      [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // changes nothing
    'after a backup':                                               [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited, with each person that it deactivates
    'deactivates the caller':                                       [401,  [403, 403, 403, 403], [403, 403, 403, 403]],
    'somebody of another festival':                                 [401,  [403, 403, 403, 409], [403, 403, 403, 409]],
  },
  'POST /api/festivals/{id}/season/reopen': {
    'the season is closed':                                         [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited, with each person that is active again
    'the season is open':                                           [401,  [403, 403, 403, 409], [403, 403, 403, 409]],
  },
  'GET /api/festivals/{id}/tenure': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'GET /api/festivals/{id}/crew': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'POST /api/festivals/{id}/invitations': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // the links are answered once; audited
    'season closed, enableApps off':                                [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
    'status, token':                                                [401,  [403, 403, 422, 422], [403, 403, 422, 422]], // the body is read before the festival, so 422 tells nothing of it
  },
  'POST /api/invitations/open': {
    'the contact of the invited person':                            [200,  [200, 200, 200, 200]], // the link and the contact are the key; never health answers, notes or pay
    'wrong contact, unknown or expired link':                       [403,  [403, 403, 403, 403]], // the same body
    'eleventh wrong contact in an hour':                            [429,  [429, 429, 429, 429]],
  },
  'GET /api/festivals/{id}/known-applicants': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'GET /api/users/me/tenure': {
    '':                                                             [401,  [200, 200, 200, 200]], // one's own only
  },
  'GET /api/festivals/{id}/night': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // counts only
  },
  'GET /api/festivals/{id}/applicationWeeks': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // counts only
    'a season of another festival':                                 [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
  },
  'GET /api/festivals/{id}/applicationLimit': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // whether the day's applications have come in
  },
  'GET /api/festivals/{id}/retention': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // counts only
  },
  'GET /api/users/{id}/erasure': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200], [403, 403, 403, 200]], // counts only
  },
  'POST /api/users/{id}/erase': {
    '':                                                             [401,  [403, 403, 403, 'upToOwn'], [403, 403, 403, 200], [403, 403, 403, 403]], // for good; asks for the name
    'another name':                                                 [401,  [403, 403, 403, 422], [403, 403, 403, 422]],
    'erased already':                                               [401,  [403, 403, 403, 409], [403, 403, 403, 409]],
  },
  'GET /api/users/erased': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // with the sealed name and address
  },
  'GET /api/site/{festival}/pictures': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'POST /api/site/{festival}/pictures': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'GET /pictures/{file}': {
    '':                                                             [200,  [200, 200, 200, 200], [200, 200, 200, 200]], // the hash of the file is its address
    'unknown':                                                      [404,  [404, 404, 404, 404]],
  },
  'GET /api/publicConfig': {
    '':                                                             [200,  [200, 200, 200, 200]], // only festivals with a host; the same for every Host
  },
  'GET /api/publicAppPosition/{festival}': {
    'enableApps on':                                                [200,  [200, 200, 200, 200]], // only what can be applied for
    'enableApps off or unknown':                                    [404,  [404, 404, 404, 404]], // the same body
  },
  'GET /api/publicSite/{festival}': {
    'with a host':                                                  [200,  [200, 200, 200, 200]], // the live content
    'switched off, without a host or unknown':                      [404,  [404, 404, 404, 404]], // the same body
  },
  'GET /api/site/{festival}': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
    'without a host or unknown':                                    [401,  [403, 403, 403, 404], [403, 403, 403, 404]],
  },
  'PATCH /api/site/{festival}/drafts/{section}': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
    'that somebody has changed since':                              [401,  [403, 403, 403, 409], [403, 403, 403, 409]],
    'unknown fields, or a shared section without a parent':         [401,  [403, 403, 403, 422], [403, 403, 403, 422]],
  },
  'POST /api/site/{festival}/drafts/{section}/discard': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'POST /api/site/{festival}/publish': {
    'now':                                                          [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited
    'at an instant':                                                [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited
    'now, although it is scheduled':                                [401,  [403, 403, 403, 409], [403, 403, 403, 409]],
  },
  'DELETE /api/site/{festival}/scheduled/{section}': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited
  },
  'GET /api/site/{festival}/versions': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'GET /api/site/{festival}/versions/{number}': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
    'unknown':                                                      [401,  [403, 403, 403, 404], [403, 403, 403, 404]],
  },
  'POST /api/site/{festival}/versions/{number}/bring-back': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited
  },
  'GET /api/site/{festival}/closed-nights': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'POST /api/site/{festival}/closed-nights': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited; live at once
  },
  'DELETE /api/site/{festival}/closed-nights/{date}': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited; live at once
  },
  'GET /site-preview/{festival}': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // a page
    'without a host or unknown':                                    [401,  [403, 403, 403, 404], [403, 403, 403, 404]],
  },
  'GET /site-preview/{festival}/*': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // a page
  },
  'GET /api/events': {
    '':                                                             [401,  ['fewerFields', 200, 200, 200], ['empty', 'empty', 'empty', 200]], // level 0 without defaultPayRate
  },
  'POST /api/events': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
    'unknown festival':                                             [401,  [403, 403, 403, 404]],
  },
  'PATCH /api/events/{id}': {
    'name':                                                         [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
    'festivalId':                                                   [401,  [403, 403, 403, 422], [403, 403, 403, 422]],
  },
  'GET /api/positions': {
    'eventId in a list':                                            [401,  ['fewerFields', 200, 200, 200], ['empty', 'empty', 'empty', 200]], // level 0 without defaultPayRate
    'defaultPayRate in where, order and fields':                    [401,  [400, 200, 200, 200], [400, 'empty', 'empty', 200]],
  },
  'POST /api/positions': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'PATCH /api/positions/{id}': {
    'every field':                                                  [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
    'event of another festival':                                    [401,  [403, 403, 403, 422], [403, 403, 403, 422]],
  },
  'POST /api/applications': {
    'valid':                                                        [200,  [200, 200, 200, 200]], // returns nothing that is stored
    'status, userId, notes, unknown answer, position not offered':  [422,  [422, 422, 422, 422]],
  },
  'GET /api/applications': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
    'enableApps off':                                               [401,  [403, 'empty', 'empty', 'empty'], [403, 'empty', 'empty', 'empty']],
  },
  'GET /api/applications/count': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
  },
  'PATCH /api/applications/{id}': {
    'held, rejected':                                               [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
    'held, rejected, when it is hired':                             [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
    'status new or hired alone':                                    [401,  [403, 422, 422, 422], [403, 422, 422, 422]],
    'notes':                                                        [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
    'notes, enableApps off':                                        [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
    'rawData with another position':                                [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
    'rawData with a position of another festival':                  [401,  [403, 422, 422, 422], [403, 404, 404, 422]],
    'rawData with another answer':                                  [401,  [403, 422, 422, 422], [403, 404, 404, 422]],
    'hired, who was signed up from it':                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
    'hired, who was not signed up from it':                         [401,  [403, 403, 200, 200], [403, 404, 404, 200]],
    'hired, who was signed up from another one':                    [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
    'hired, somebody of another festival':                          [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
    'hired, a second time':                                         [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
    'userId without hired, festivalId':                             [401,  [403, 422, 422, 422], [403, 422, 422, 422]], // the body is read before the record, so 422 tells nothing of it
  },
  'POST /api/applications/{id}/hire': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // the person, the position and the application, or nothing
    'enableApps off':                                               [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
    'above the default rate':                                       [401,  [403, 422, 200, 200], [403, 404, 404, 200]], // the default rate or less at level 1
    'with a paychexId':                                             [401,  [403, 422, 200, 200], [403, 422, 404, 200]], // 000, which is none, goes at level 1 too
    'a position of another festival':                               [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
    'a second time':                                                [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
    'accessLvl, festivalId, password':                              [401,  [403, 422, 422, 422], [403, 422, 422, 422]], // the body is read before the record, so 422 tells nothing of it
  },
  'POST /api/applications/{id}/hire-again': {
    '':                                                             [401,  [403, 'lower', 'lower', 'upToOwn'], [403, 404, 404, 200], [403, 403, 403, 403]], // the same person, reactivated
    'who does not match':                                           [401,  [403, 403, 200, 200], [403, 404, 404, 200]],
    'above the default rate':                                       [401,  [403, 422, 200, 200], [403, 404, 404, 200]], // the default rate or less at level 1
    'somebody of another festival':                                 [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
    'when it is archived':                                          [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
    'accessLvl':                                                    [401,  [403, 422, 422, 422], [403, 422, 422, 422]], // the body is read before the record, so 422 tells nothing of it
  },
  'POST /api/applications/{id}/undo-hire': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // the person is deactivated and signed out
    'enableApps off':                                               [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
    'who has time entries':                                         [401,  [403, 409, 409, 409], [403, 404, 404, 409]], // of this season; deleted ones too
    'who was here before':                                          [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
    'who is an administrator by now':                               [401,  [403, 403, 403, 403], [403, 404, 404, 403]],
    'not hired':                                                    [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
  },
  'GET /api/timeclock/me': {
    '':                                                             [401,  [200, 200, 200, 200]], // one's own only
  },
  'POST /api/clockin': {
    'own position':                                                 [401,  [200, 200, 200, 200], [404, 404, 404, 404]], // server time
    'own position, from another site':                              [403,  [403, 403, 403, 403]], // plain text needs no preflight
    "somebody else's position":                                     [401,  [404, 404, 404, 404], [404, 404, 404, 404]],
    'already clocked in':                                           [401,  [409, 409, 409, 409]],
    'clocked in for longer than the longest shift':                 [401,  [200, 200, 200, 200]], // the forgotten shift is closed and to be reviewed
  },
  'POST /api/clockout': {
    '':                                                             [401,  [200, 200, 200, 200]],
    'tips of a shift that is not tipped':                           [401,  [422, 422, 422, 422]],
    'not clocked in':                                               [401,  [409, 409, 409, 409]],
  },
  'POST /api/clockout/takeback': {
    'own clock-out of just now':                                    [401,  [200, 200, 200, 200]],
    'not clocked out just now':                                     [401,  [409, 409, 409, 409]],
  },
  'GET /api/timeclock': {
    'of one person, or open':                                       [401,  [403, 'fewerFields', 200, 200], [403, 'empty', 'empty', 200], [403, 200, 200, 200]], // level 1 without deduction
    'endTime between':                                              [401,  [403, 403, 200, 200], [403, 403, 'empty', 200], [403, 403, 200, 200]], // of whoever moved on to another festival only name, active and paychexId
    "deduction, or the user's paychexId":                           [401,  [403, 400, 200, 200], [403, 400, 'empty', 200]], // who cannot see it cannot ask for it
  },
  'GET /api/timeclock/count': {
    'of one person, or open':                                       [401,  [403, 200, 200, 200], [403, 'empty', 'empty', 200]],
    'endTime between':                                              [401,  [403, 403, 200, 200], [403, 403, 'empty', 200]],
  },
  'PATCH /api/timeclock/{id}': {
    'endTime of an open entry':                                     [401,  [403, 200, 200, 200], [403, 404, 404, 200], [403, 200, 200, 200]], // for level 1 the server's own now
    'endTime 6 minutes off':                                        [401,  [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 200, 200]],
    'startTime, endTime, note, deduction':                          [401,  [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 200, 200]], // audited; one's own entry is flagged
    'tips':                                                         [401,  [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 403, 200]], // below level 3 somebody else raises those of one's own entry
    'tips of an entry that is not tipped':                          [401,  [403, 403, 422, 422], [403, 404, 404, 422], [403, 403, 422, 422]],
    'needsReview null of an entry to be reviewed':                  [401,  [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 200, 200]], // audited as confirmed; a reason answers 422
    'changed meanwhile':                                            [401,  [403, 403, 409, 409], [403, 404, 404, 409]],
    'positionId, payrate':                                           [401,  [403, 403, 200, 200], [403, 404, 404, 200], [403, 403, 403, 200]], // audited; below level 3 somebody else sets the rate of one's own entry
    'positionId of another festival':                                [401,  [403, 403, 422, 422], [403, 404, 404, 422], [403, 403, 422, 422]],
    'userId, positionName, isTipped, id':                            [401,  [403, 422, 422, 422], [403, 422, 422, 422], [403, 422, 422, 422]], // the body is read before the record, so 422 tells nothing of it
  },
  'DELETE /api/timeclock/{id}': {
    '':                                                             [401,  [403, 403, 204, 204], [403, 403, 404, 204], [403, 403, 204, 204]], // the row stays for the audit trail
  },
  'GET /api/timeclock/deleted': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 'empty', 200]],
  },
  'POST /api/timeclock/{id}/undelete': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]], // audited; one's own entry is flagged
    'not deleted':                                                  [401,  [403, 403, 404, 404], [403, 403, 404, 404]],
    'another shift is there by now':                                [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'POST /api/timeclock/clockout': {
    'open entries':                                                 [401,  [403, 200, 200, 200], [403, 'empty', 'empty', 200], [403, 200, 200, 200]], // foreign ids are reported as not found
    'open entries of two festivals':                                [401,  [403, 200, 200, 200]], // the rest closes
  },
  'POST /api/addTimeEntry': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
    "somebody else's position, or inactive":                        [401,  [403, 403, 404, 404], [403, 403, 404, 404]],
    'clocked in':                                                   [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
    'positionId, of somebody who has left':                          [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited; they stay inactive
    'positionId of another festival':                                [401,  [403, 403, 404, 404], [403, 403, 404, 404]],
    'positionId, of an erased person':                               [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'POST /api/timeclock/{id}/split': {
    '':                                                              [401,  [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 403, 200]], // both parts are audited; one's own entry is flagged
    'outside of the shift, or a position of another festival':       [401,  [403, 403, 422, 422], [403, 403, 404, 422]],
  },
  'POST /api/timeclock/bulk-edit': {
    '':                                                              [401,  [403, 403, 200, 200], [403, 403, 409, 200], [403, 403, 200, 200]], // audited; foreign ids are refused as not found
    'entries of two festivals':                                      [401,  [403, 403, 409, 200]], // all or nothing
  },
  'POST /api/timeclock/bulk-edit/preview': {
    '':                                                              [401,  [403, 403, 200, 200], [403, 403, 'empty', 200]], // rolled back: nothing is written
  },
  'GET /api/festivals/{id}/payroll-settings': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'PATCH /api/festivals/{id}/payroll-settings': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited
  },
  'GET /api/tonight': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'GET /api/tonight/free': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'POST /api/tonight/places/{id}/mark': {
    '':                                                             [401,  [403, 204, 204, 204], [403, 404, 404, 204]], // audited
  },
  'POST /api/tonight/places/{id}/replace': {
    '':                                                             [401,  [403, 204, 204, 204], [403, 404, 404, 204]], // audited
  },
  'POST /api/tonight/clock-in': {
    '':                                                             [401,  [403, 403, 204, 204], [403, 403, 404, 204]], // audited, with its reason
  },
  'GET /api/festivals/{id}/plan-settings': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'PATCH /api/festivals/{id}/plan-settings': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // audited
  },
  'POST /api/entry-requests': {
    "about a shift of one's own":                                   [401,  [200, 200, 200, 200]],
    'about a shift of somebody else':                               [401,  [404, 404, 404, 404], [404, 404, 404, 404]],
    "for somebody else's position":                                 [401,  [404, 404, 404, 404]],
  },
  'GET /api/entry-requests/me': {
    '':                                                             [401,  [200, 200, 200, 200]], // one's own only
  },
  'DELETE /api/entry-requests/{id}': {
    "one's own":                                                    [401,  [204, 204, 204, 204]],
    "somebody else's":                                              [401,  [404, 404, 404, 404], [404, 404, 404, 404]],
  },
  'GET /api/entry-requests': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 'empty', 200]],
  },
  'GET /api/entry-requests/count': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 'empty', 200]],
  },
  'POST /api/entry-requests/{id}/decide': {
    'apply, or decline':                                            [401,  [403, 403, 204, 204], [403, 403, 404, 204], [403, 403, 403, 204]], // audited; nobody decides on their own, except above whom nobody stands
    'decided already':                                              [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'GET /api/pay-periods': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'GET /api/pay-periods/problems': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'GET /api/pay-periods/locks': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'POST /api/pay-periods/approve': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    'with an open shift and no reason':                             [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'POST /api/pay-periods/{id}/unlock': {
    '':                                                             [401,  [403, 403, 403, 204], [403, 403, 403, 204]], // audited
  },
  'POST /api/payroll/exports': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    'an entry that a file holds':                                   [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
    'an entry that a file holds, again':                            [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    'an entry of another festival':                                 [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'GET /api/night-plan': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'GET /api/night-plan/night': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'GET /api/night-plan/declined': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'POST /api/night-plan/declined/seen': {
    '':                                                             [401,  [403, 403, 204, 204], [403, 403, 404, 204]],
  },
  'POST /api/night-plan/places': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    'twice':                                                        [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'PATCH /api/night-plan/places/{id}': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    'stale':                                                        [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'DELETE /api/night-plan/places/{id}': {
    '':                                                             [401,  [403, 403, 204, 204], [403, 403, 404, 204]], // audited
  },
  'PATCH /api/night-plan/needs': {
    '':                                                             [401,  [403, 403, 204, 204], [403, 403, 404, 204]], // audited
  },
  'POST /api/night-plan/copy': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
  },
  'POST /api/night-plan/fill': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // proposals; nothing is written
  },
  'POST /api/night-plan/fill/apply': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
  },
  'POST /api/roll-calls': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // audited
    'one is under way':                                             [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
  },
  'GET /api/roll-calls': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'GET /api/roll-calls/current': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'GET /api/roll-calls/{id}': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'POST /api/roll-calls/{id}/ticks': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
    'somebody who is not on the list':                              [401,  [403, 'empty', 'empty', 'empty'], [403, 404, 404, 'empty']], // refused by key, the other ticks are stored
  },
  'POST /api/roll-calls/{id}/people': {
    '':                                                             [401,  [403, 204, 204, 204], [403, 404, 404, 204]], // audited
    'somebody of another festival, or inactive':                    [401,  [403, 404, 404, 404], [403, 404, 404, 404]],
  },
  'POST /api/roll-calls/{id}/end': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // audited, with the numbers
  },
  'GET /api/labour-cost': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'GET /api/night-reports/closing': {
    '':                                                              [401,  [403, 'fewerFields', 200, 200], [403, 404, 404, 200]], // below level 2 without money
  },
  'POST /api/night-reports/clock-out': {
    '':                                                              [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // audited
  },
  'POST /api/night-reports/marks': {
    '':                                                              [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // audited
  },
  'POST /api/night-reports': {
    '':                                                              [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // audited
    'changed since it was read':                                     [401,  [403, 409, 409, 409], [403, 404, 404, 409]],
  },
  'GET /api/night-reports': {
    '':                                                              [401,  [403, 'fewerFields', 200, 200], [403, 404, 404, 200]], // as above
  },
  'GET /api/night-reports/{id}': {
    '':                                                              [401,  [403, 'fewerFields', 200, 200], [403, 404, 404, 200]], // as above
  },
  'POST /api/night-incidents': {
    '':                                                              [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // audited
  },
  'PATCH /api/night-incidents/{id}': {
    '':                                                              [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // audited
    'of a closed night':                                             [401,  [403, 403, 200, 200], [403, 404, 404, 200]], // audited; the report keeps what it says
    "of a closed night, one's own":                                  [401,  [403, 200, 200, 200], [403, 404, 404, 200]], // audited
  },
  'DELETE /api/night-incidents/{id}': {
    '':                                                              [401,  [403, 204, 204, 204], [403, 404, 404, 204]], // audited
    'of a closed night':                                             [401,  [403, 403, 204, 204], [403, 404, 404, 204]], // audited; the report keeps it
    "of a closed night, one's own":                                  [401,  [403, 204, 204, 204], [403, 404, 404, 204]], // audited
  },
  'GET /api/users/{id}/attendance': {
    '':                                                              [401,  [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
  },
  'GET /api/statements/me': {
    '':                                                             [401,  [200, 200, 200, 200], [200, 200, 200, 200]], // one's own only, with the deductions
    'without entries there':                                        [401,  [200, 200, 200, 200], [404, 404, 404, 200]],
  },
  'GET /api/statements/me/periods': {
    '':                                                             [401,  [200, 200, 200, 200], [200, 200, 200, 200]],
  },
  'GET /api/statements/{userId}': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
    'erased':                                                       [401,  [403, 403, 404, 404], [403, 403, 404, 404]],
  },
  'GET /api/statements/{userId}/periods': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200], [403, 403, 200, 200]],
  },
  'GET /api/payroll/overtime': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'POST /api/payroll/exports/spi': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    'a correction':                                                 [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    'an entry of another festival':                                 [401,  [403, 403, 422, 422], [403, 403, 404, 422]],
  },
  'GET /api/payroll/exports': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'GET /api/payroll/exports/{id}/file': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
    'that names an erased person':                                  [401,  [403, 403, 403, 200], [403, 403, 404, 200]], // while the law wants the name
  },
  'GET /api/payroll/told': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'GET /api/payroll/changes': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'POST /api/badgescan': {
    'valid code':                                                   [200,  [200, 200, 200, 200], [200, 200, 200, 200]], // a name tag, never pay or contact
    'unknown, malformed or inactive':                               ['notDone',  ['notDone', 'notDone', 'notDone', 'notDone']], // the same body
    'replaced':                                                     ['notDone',  ['notDone', 'notDone', 'notDone', 'notDone']],
    'eleventh unknown code in a minute':                            [429,  [429, 429, 429, 429]],
    'only enrolled kiosks count, at one of them':                   [200,  [200, 200, 200, 200]],
    'only enrolled kiosks count, elsewhere':                        ['notDone',  ['notDone', 'notDone', 'notDone', 'notDone']],
    "somebody else's position":                                     ['notDone',  ['notDone', 'notDone', 'notDone', 'notDone']],
    "tips for somebody else's shift, not asked for, or too late":   ['notDone',  ['notDone', 'notDone', 'notDone', 'notDone']],
  },
  'POST /api/kiosks': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // the code is shown once
    'no festival named or chosen':                                  [401,  [403, 403, 403, 422]],
    'unknown festival':                                             [401,  [403, 403, 403, 404]],
  },
  'GET /api/kiosks': {
    '':                                                             [401,  [403, 403, 403, 200], [403, 403, 403, 200]],
  },
  'DELETE /api/kiosks/{id}': {
    '':                                                             [401,  [403, 403, 403, 204], [403, 403, 403, 204]], // the token may still deliver what waits on the device
    'the last one, while only enrolled ones count':                 [401,  [403, 403, 403, 409], [403, 403, 403, 409]], // unless the request says that one knows
  },
  'POST /api/kiosks/enrol': {
    'valid code':                                                   [200,  [200, 200, 200, 200]], // the code is the key; a token of the device
    'wrong, used, expired or revoked code':                         [403,  [403, 403, 403, 403]], // the same body
    'sixth wrong code':                                             [429,  [429, 429, 429, 429]], // a right one is taken
  },
  'POST /api/kiosk/sync': {
    'enrolled kiosk':                                               [200,  [200, 200, 200, 200]], // the token is the key; name tags, never pay or contact
    'no token, or an unknown one':                                  [401,  [401, 401, 401, 401]],
    'revoked kiosk':                                                [403,  [403, 403, 403, 403]],
  },
  'GET /api/kiosk/photos/{version}': {
    'enrolled kiosk':                                               [200,  [200, 200, 200, 200]],
    'somebody of another festival, or unknown':                     [404,  [404, 404, 404, 404]], // the same body
    'no token':                                                     [401,  [401, 401, 401, 401]],
    'revoked kiosk':                                                [403,  [403, 403, 403, 403]],
  },
  'POST /api/kiosk/punches': {
    'of an enrolled kiosk':                                         [200,  [200, 200, 200, 200], [200, 200, 200, 200]], // the device's token decides, whoever is signed in
    'of a revoked kiosk':                                           [200,  [200, 200, 200, 200], [200, 200, 200, 200]], // to review only
    'without a token':                                              [401,  [401, 401, 401, 401]],
  },
  'GET /api/kiosk/punches': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 'empty', 200]],
  },
  'GET /api/kiosk/punches/count': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 'empty', 200]],
  },
  'POST /api/kiosk/punches/discard': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited, each of them
  },
  'POST /api/kiosk/punches/{key}/decide': {
    'a proposal, or a discard':                                     [401,  [403, 403, 204, 204], [403, 403, 404, 204], [403, 403, 204, 204]], // audited; one's own entry is flagged
    'not offered any more':                                         [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'GET /api/audit': {
    'one time entry':                                               [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
    'list':                                                         [401,  [403, 403, 403, 200], [403, 403, 403, 200]], // with the rows of no festival
  },
  'GET /api/live': {
    '':                                                             [401,  ['empty', 200, 200, 200], ['empty', 'empty', 'empty', 200], [200, 200, 200, 200]], // level 0 hears of their own punches only
  },
  'GET /api/system/health': {
    '':                                                             [401,  [403, 403, 403, 200]],
  },
  'POST /api/errors': {
    '':                                                             [204,  [204, 204, 204, 204]], // limited; masked texts and page names only
  },
  'GET /api/health': {
    '':                                                             [200,  [200, 200, 200, 200]],
  },
  'GET /api/backups': {
    '':                                                             [401,  [403, 403, 403, 200]], // those of the whole installation
  },
  'GET /api/vitals': {
    '':                                                             [401,  [403, 403, 403, 200]], // the pages of the whole installation
  },
  'POST /api/vitals': {
    '':                                                             [204,  [204, 204, 204, 204]], // numbers and page names only
  },
  'GET /api/publication': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]],
  },
  'POST /api/publication': {
    '':                                                             [401,  [403, 403, 200, 200], [403, 403, 404, 200]], // audited
    'another plan than the one that was seen':                      [401,  [403, 403, 409, 409], [403, 403, 404, 409]],
  },
  'GET /api/publication/sheet': {
    '':                                                             [401,  [403, 200, 200, 200], [403, 404, 404, 200]],
  },
  'GET /api/users/me/nights': {
    '':                                                             [401,  [200, 200, 200, 200]], // one's own only
  },
  'POST /api/users/me/nights/seen': {
    "one's own":                                                    [401,  [204, 204, 204, 204]],
    "somebody else's":                                              [401,  [204, 204, 204, 204]], // nothing is written
  },
  'POST /api/users/me/nights/{placeId}/answer': {
    "one's own":                                                    [401,  [204, 204, 204, 204]], // audited
    "somebody else's":                                              [401,  [404, 404, 404, 404]],
  },
  'GET /api/users/me/availability': {
    '':                                                             [401,  [200, 200, 200, 200]], // one's own only
  },
  'PATCH /api/users/me/availability': {
    '':                                                             [401,  [200, 200, 200, 200]], // audited
  },
  'GET /api/users/me/calendar-feed': {
    '':                                                             [401,  [200, 200, 200, 200]], // without the address
  },
  'POST /api/users/me/calendar-feed': {
    '':                                                             [401,  [200, 200, 200, 200]], // the address is answered once; audited
  },
  'DELETE /api/users/me/calendar-feed': {
    '':                                                             [401,  [204, 204, 204, 204]], // audited
  },
  'GET /api/calendar/{token}': {
    'a known address':                                              [200,  [200, 200, 200, 200]], // the address is the key
    'an unknown address, or of somebody who has left':              [404,  [404, 404, 404, 404]],
  },
}
