// Replaces parts of Sveltia that no form here uses.
export default {}
