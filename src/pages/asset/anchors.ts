/** Parts of this page that an action scrolls to. */
export const anchors = {
  sections: 'asset-sections',
  contacts: 'asset-contacts',
  notices: 'asset-notices',
  similar: 'asset-similar',
} as const
