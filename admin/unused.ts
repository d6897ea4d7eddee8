// Stands in for parts of Sveltia that no form here needs.
export default {}
