export const PUBLIC_SITE = {
  configFailed: "We're sorry. Something went wrong. Please try again later.",
}
